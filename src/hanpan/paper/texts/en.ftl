### What is said only on printed paper, of no one game.

paper-scale = In the print dialog choose “actual size” or 100 %, and no “fit to page”.
paper-ruler = If a ruler finds { $mm } mm here, it came out right.
paper-cut = cut
paper-mountain = mountain fold: the crease stands up
paper-valley = valley fold: the crease goes down
paper-mountain-short = M
paper-valley-short = V
paper-glue = glue
paper-sheet = sheet { $name }

paper-seat =
    { $seat ->
        [0] blue · circle
        [1] orange · triangle
        [2] green · square
       *[3] pink · diamond
    }
