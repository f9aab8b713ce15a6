import type {
  ArmourKind,
  ChaosType,
  Element,
  FixedAction,
  GemKind,
  LocationKind,
  Mode,
  Op,
  Site,
  SlotKind,
  Special,
  TileKind,
  Timing,
  Trade,
  Until,
} from '../../../content/schema.ts'

type Of<Name extends Op['op']> = Extract<Op, { readonly op: Name }>
type Named<Key extends string> = Readonly<Record<Key, string>>

/** The words for the closed lists of the game, in the cases that short phrases need. */
export interface Terms {
  readonly actions: Named<FixedAction>
  readonly gems: Named<GemKind | 'any'>
  readonly essences: Named<Element | 'any'>
  /** In the genitive: elementals of ... */
  readonly elements: Named<Element>
  readonly resources: Named<Site | 'any'>
  /** In the genitive: a tile of ... */
  readonly decks: Named<Trade>
  readonly kinds: Named<TileKind>
  readonly armours: Named<ArmourKind>
  readonly slots: Named<SlotKind>
  readonly places: Named<LocationKind>
  readonly specials: Named<Special>
  readonly untils: Named<Until>
  readonly cards: Named<ChaosType>
  /** In the genitive: a die of ... */
  readonly sides: Named<'hero' | 'monster'>
  /** In the accusative: makes ready ... */
  readonly ready: Named<Of<'ready'>['kind']>
  readonly goals: Named<Of<'teleportTo'>['goal']>
  /** In the accusative: a discount for ... */
  readonly discounts: Named<Of<'discount'>['kind']>
  readonly rewards: Named<Of<'rewardTile'>['kind']>
  readonly modes: Named<Mode>
  readonly timings: Named<Timing>
}
