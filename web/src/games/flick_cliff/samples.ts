/** Flicks as the simulation recorded them, for the playground and for tests: what was aimed at, and the way of the die. */

export interface Sample {
  readonly flick: { readonly speed: number; readonly angle: number; readonly loft: number; readonly x: number; readonly side: number; readonly height: number }
  readonly pose: number
  readonly cell: number | null
  readonly pip: number | null
  readonly path: { readonly fps: number; readonly frames: string; readonly seating?: { readonly frames: string; readonly folds: string; readonly cell: number } }
}

export const samples: Readonly<Record<'clean' | 'tilted' | 'out' | 'short' | 'far', Sample>> = {
  clean: {
    flick: { speed: 1.0, angle: 2, loft: 8, x: 10, side: 0, height: 1 },
    pose: 10,
    cell: 4,
    pip: 1,
    path: {
      fps: 60,
      frames: '9AEY/HcBgloAAH6lAAAQAhP/PgL3VNvnkqlTISsCDQKBAodGgNKdtuA+RwIHBTsCvTDkwU/L31ViAgEIbgHfFcG3gOXqY9UBlgnJARn7EqN+FvRUNgEIC8wB3OEgowpEHS+WAHkMRgE+0Ku6YGBc/XQAKA1pAU60ccqFUUDeZwC8DYwBY6w835NFB8VrAGcOZgF5phTyyzVVt3YAOA8aAXKifPs3KqizkQDgD5UAKZ9i/skfmLLFANAPgwB7oor1ox81r+gA7Q9GAJ+m0uv0IO2sFAEGEOj/Cq393O0iAawmAfEP7f/YrOPbIiQvrSYB8g/t//ms/9sAJPSsJgHxD+3//Kz12wok+qwmAfEP7f8ArerbFST/rCYB8Q/t//+s69sVJP+sJgHxD+3//6zr2xUk/6wmAfEP7f//rOvbFST/rA==',
    },
  },
  tilted: {
    flick: { speed: 1.15, angle: -6, loft: 8, x: 10, side: 0, height: 0 },
    pose: 17,
    cell: 5,
    pip: 5,
    path: {
      fps: 60,
      frames: '9AEY/HcBglqCWgAAAACSAa//9AG/aeZDdfBP7TABRgPpAV9wwicu4iPcCwHvBWMCDHGx47DPYer1AGQIjwIhSBajAs7uBt4A2QozAt0BSoir4KkgsgAsDZoBorzSm5QBgCoTANQOBgKnl77HiSrSFnT/exDqAdOUEwaURav77/71EaQBTLBCPnxD/9ei/hYTlAHf3WJYzR1Dr2L+YRQVAfUP4lW/8Yqj//1CFY4AfyXPTArQra2C/dIUuwBaEcFVO9KPrhH9SBSXACwAHFuO1cCwxPxPFIAA8wR3YYTQJLyW/GoUXQC7CsthxsiMw5D8UBRGAEQJ713Mxi+/ofwyFEAA3AXzWk/GFruo/C0UPgCTBVtaScZQuqr8LBQ+AJ4FV1qFxhm6qvwsFD4AogVVWoHGGrqq/CwUPgCjBVVagcYauqr8LBQ+AKMFVVqBxhq6qvwsFD4AowVVWoHGGrqq/CwUPgCjBVVagcYaug==',
      seating: {
        frames: 'qvwsFD4AowVVWoHGGrqr/C0UPgCyBVRafMYeuqv8LhQ/AOwFUFpsxiu6rfwyFEAAVgZJWlLGQbqv/DYUQQD0Bj1aMsZburL8PBRDAMwHLFoUxnS6tfxBFE4AVwgZWqnG8bm1/EUUYgCDCBRa38f3uLX8SRR3AM4IC1pLydu3tvxNFI4AZQn6WffKnLa4/FAUpgDOCtNZ2sxLtb78VBS9AHkNdVkDz9mzx/xcFNEArxG3WNvRFrLW/G0U3gADGEVXJ9bBr+n8jhTZAG4hNlSd3M2s8fyTFOsAIiNqU8rcoazz/JEUBgFcI1FTpdywrPP8khQeAfMifVMN3YOs9PyRFDQBTiLBU7LdP6z0/JEURwHfIe5TId4SrPT8kRRXAeEh7VMf3hOs9PyRFGQBRiLEU7rdPKz0/JIUbgHVIolTK913rPT8kxR0AUkjWFO33Kis9PyUFHYBcyNGU43cuqz0/JQUdAFvI0hTkdy4rPT8lBRvAWQjTVOc3LOs9PyTFGYBVSNUU6vcrKz0/JMUWQFEI1pTvNymrPT8khRJATEjYlPP3J6s9PySFDYBICNqU+Dclqz0/JIUIQEJI3NT99yNrPT8khQJAfMifVMN3YOs9PyRFPAA3CKGUyTdeqz0/JEU1QDSIopTLt12rPT8kRS4AMgij1M43XGs9PySFJwAxiKQUzrdcKz0/JIUfwC2IpZTSt1qrPT8khRjALcillNJ3Wqs9PySFEcAoyKeU13dYqz0/JEULQCdIqFTY91frPT8khQVALQil1NM3Wms9PySFP//tSKWU0vdaqz0/JIU7/+qIptTVt1lrPT8kxTv/80ijFMz3XSs9PyVFO7/6SKBUxfdf6z0/JYU7v8EI3VT/NyLrPT8lxTt/yojZlPW3Jqs9PyZFO3/TyNWU7Hcqqz0/JoU7f91I0ZTi9y6rPT8nBTt/5sjNlNl3Mqs9PydFO3/ySMiUzfc3qz0/KAU7f8KJAZT9tv6rPT8oRTt/xYkAFPq2wCt9PygFO3/FiQBU+rb/6z0/KAU7f8WJAFT6tv/rA==',
        folds: 'AAAIAB8ARQB5ALoACAFgAcIBLAKbAg8DhAP5A20E3ARGBagFAAZOBo8GwwbpBgAHCAcAB+kGwwaPBk4GAAaoBUYF3ARtBPkDhAMPA5sCLALCAWABCAG6AHkARQAfAAgAAAAAAAAAAAAAAAAAAAAAAA==',
        cell: 5,
      },
    },
  },
  out: {
    flick: { speed: 1.3, angle: 2, loft: 20, x: 10, side: 0, height: 1 },
    pose: 5,
    cell: null,
    pip: null,
    path: {
      fps: 60,
      frames: '9AEY/HcBAAAAAIJafqUUAtP/QAMYBoT8MPLygDUCjAOFBLYHw/tqlDi7VQJFB0IFlgMq/rWGrih1Av4KdgXL/O8BRNPed5YCtw4jBWP4QwQeQdlttgJwEkcEpflrA4J+FBLWAikW4wKi/wgAwF3bqO8C1hkIAT8FyP0g+GCAhQJuG+8BePwDB3qtep4fAvUcbAKY9TwMQISH47kBfR5hAuDykwxxjPMzUwEFIM4BZvXkB8fCoG8iAdkhZQEaB6gEM/ugfy8BXiMvAacL/wYaMv90agFRJJQBnwcuDVZcU1eOASclxAGzB6QLznURMLABCCZxAXcGwgaOfw4F0AHvJpgAVgQ3AFl6ptriAeonlP/vAor7nGass84B3iiU/68EafzQTlKbwAGHKcf/7AX6/K0/K5GyARoq0f92Bnz9By7FiKIBqyq1/8oGlf43GumCkQFHK1z/8Abs/2kBM4CJAZIrbP/wBj0AmftFgIUBtStY//EGBgCY/zGAhAG9K1X/8gYAAAIAMYCEAb0rVf/yBgAAAAAxgIQBvStV//IGAAAAADGAhAG9K1X/8gYAAAAAMYCEAb0rVf/yBgAAAAAxgIQBvStV//IGAAAAADGA',
    },
  },
  short: {
    flick: { speed: 0.35, angle: 0, loft: 0, x: 10, side: 0, height: 0 },
    pose: 10,
    cell: null,
    pip: null,
    path: {
      fps: 60,
      frames: '9AEY/HcBgloAAH6lAAD0AR79egGCWv//fqUBAPQB8f13AYJa/P9+pQQA9AGL/ncBglrw/36lEAD0Ae/+dwGCWgAAfqUAAPQBHf93AYJa/v9+pQIA9AEg/3cBgloBAH6l///0ASD/dwGCWgAAfqUAAPQBIP93AYJaAAB+pQAA9AEg/3cBgloAAH6lAAD0ASD/dwGCWgAAfqUAAPQBIP93AYJaAAB+pQAA',
    },
  },
  far: {
    flick: { speed: 1.3, angle: 0, loft: 8, x: 0, side: 0, height: 1 },
    pose: 20,
    cell: 7,
    pip: 1,
    path: {
      fps: 60,
      frames: 'AAAY/HcBAAAAAIJagloAAPr/jAIAAAAAyncXLQAA2gMeAwAAAADBfyT4AAC7BycDAAAAAFxxkMQAAJsLqQIAAAAAIE9kmwAAew+iAQAAAAAKH9ODAABGEsQBAAAAAN8TjoEAAEYUnAIAAAAA1yMghQAARxbsAgAAAAA5M7OKAABHGLMCAAAAAMRBMZIAAEca8wEAAAAAPU97mwAADhyGAQAAAACFWoKlAACSHWoBAAAAAMtZyaQAAJseSAEAAAAAdlIbngAA0R5xAQAAAAARRTyUAAD4HjoBAAAAAIQ1u4sAAOseCAEAAAAA1CkIhwAAsx7TAAAAAACJK6OHAABUHocAAAAAAGMwgYkAANcdAAAAAAAAKC6eiAAAox34/wAAAAB0ND+LAACtHez/AAAAAD0yRooAALYd7f8AAAAAAjHCiQAAux3t/wAAAAA7MHCJAAC/He3/AAAAALQvOokAAMMd7f8AAAAAMi8GiQAAxR3t/wAAAADmLuiIAADFHe3/AAAAAOsu6ogAAMUd7f8AAAAA6y7qiAAAxR3t/wAAAADrLuqIAADFHe3/AAAAAOsu6ogAAMUd7f8AAAAA6y7qiA==',
    },
  },
}
