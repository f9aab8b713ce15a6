import type { Foe } from '../content/schema.ts'
import type { Fight, FoeKind } from './fight.ts'
import type { Printed } from './printed.ts'

/** What a monster, an elite or a foe of the scenario brings to a fight. */
export function foeFace({ pack }: Printed, kind: FoeKind, foe: number): Foe {
  switch (kind) {
    case 'monster':
      return pack.monsters[foe]
    case 'elite':
      return pack.elites[foe]
    case 'story': {
      const face = pack.scenarioCards[foe].foe
      if (face === undefined) throw new Error(`The scenario card ${foe} is no foe`)
      return face
    }
  }
}

export const foeOf = (printed: Printed, { kind, foe }: Fight): Foe => foeFace(printed, kind, foe)
