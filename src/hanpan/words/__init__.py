"""Every word a person reads outside the browser: catalogues in Fluent, and Korean particles."""

from hanpan.words.catalogue import LANGUAGES, Catalogue, catalogue
from hanpan.words.josa import josa, with_josa

__all__ = ["LANGUAGES", "Catalogue", "catalogue", "josa", "with_josa"]
