"""How strong each bot is, by OpenSkill's Plackett-Luce model: one number from matches of any number of seats."""

from collections.abc import Sequence


class Ratings:
    """What the matches so far say of each bot's strength: a guess (mu) and how unsure it is (sigma).

    Every match counts with all its ranks, ties as ties. A bot on several seats of a match moves by what each of
    its seats would have moved it.
    """

    def __init__(self, names: Sequence[str]) -> None:
        from openskill.models import PlackettLuce  # only an arena needs it

        self.model = PlackettLuce(tau=0.0)  # a bot is as strong in its last match as in its first
        self.known = dict.fromkeys(names, (self.model.mu, self.model.sigma))

    def add(self, sitting: Sequence[str], ranks: Sequence[int]) -> None:
        """Count one match in: the bots and their ranks, by seat; 1 is best."""
        if len(sitting) < 2:
            return
        before = [self.known[name] for name in sitting]
        teams = [[self.model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
        after = self.model.rate(teams, ranks=[float(rank) for rank in ranks])
        for name, (mu, sigma), (now,) in zip(sitting, before, after, strict=True):
            moved_mu, moved_sigma = self.known[name]
            self.known[name] = (moved_mu + now.mu - mu, moved_sigma * now.sigma / sigma)

    def of(self, name: str) -> float:
        """The strength a bot has almost surely, mu - 3 sigma: 0 for one that has not played."""
        mu, sigma = self.known[name]
        return self.model.rating(mu=mu, sigma=sigma).ordinal()
