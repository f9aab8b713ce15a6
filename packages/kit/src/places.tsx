import { type ComponentType, createContext, type ReactNode, type Ref, useContext } from 'react'
import type { Extent, Room, View } from './window/view.ts'
import type { Near, Sight } from './window/zoom-window.tsx'

/** A part of the table that a phone shows one at a time, in the room under the board. */
export type Tray = 'hand' | 'me' | 'offer'

/** The name of such a part in the bar of tabs. */
export interface TrayTab {
  readonly title: string
  /** Icon path data. */
  readonly icon: string
  /** Something in it can be used now. */
  readonly useful?: boolean
}

/**
 * Where the parts of a game's table lie in the frame around it. The frame lays them out at every size of the screen;
 * a game never lays them out inside its board's box.
 */
export interface Places {
  /** The plate in the middle. */
  readonly board: ReactNode
  /** What lies over the plate and is not zoomed with it: a sheet. */
  readonly over?: ReactNode
  /** How large the board of a plate is that is panned, in pixels. */
  readonly extent?: Extent
  /** The place that the question is about: it comes nearer until it is null again. */
  readonly near?: Near | null | undefined
  /** The place of a panned board that is to be seen; it comes into sight whenever it is another one. */
  readonly sight?: Sight | null
  /** Told how a panned board lies in its window, whenever it was moved: what lies over it may follow. */
  readonly moved?: (view: View, room: Room) => void
  /** Free paper beside the plate: on its left (a pile) and on its right. */
  readonly west?: ReactNode
  readonly east?: ReactNode
  /** What is chosen from beside a wide plate: a column on its left, a row under it where the table is narrow. */
  readonly ruler?: ReactNode
  /** What is mine and lies open. */
  readonly me?: ReactNode
  /** Cards of the hand, or one's own board. */
  readonly hand?: ReactNode
  /** What may be taken. */
  readonly offer?: ReactNode
  /** The preview in one line, then the brass button, then the rest. */
  readonly act?: ReactNode
  /** Width by height of the plate. */
  readonly aspect: number
  /** The same on a phone upright, where a plate may leave out what lies in its corners. */
  readonly slender?: number
  /** `wide`: a ruler lies beside the plate, and as much stays free on the other side. `fill`: the plate is panned. */
  readonly plate?: 'plain' | 'wide' | 'fill'
  /** How high the row below the plate is: as usual, none at all, or a wide board of one's own. */
  readonly low?: 'plain' | 'none' | 'wide'
  /** A card of the hand is chosen and its place is sought: where room is short, the other cards step aside. */
  readonly holding?: boolean
  /** How things stand, for the game's own styles (`data-moment` of the table). */
  readonly moment?: string | undefined
  /** The tabs of what does not lie open on a phone; keep the object while nothing changes. */
  readonly tabs?: Readonly<Partial<Record<Exclude<Tray, 'hand'>, TrayTab>>> | undefined
  /** What the question is about: a phone shows it unasked. */
  readonly leads?: Tray | undefined
  /** The element that holds all parts, and the frame's own. */
  readonly root?: Ref<HTMLDivElement>
}

/** Without a frame around it (figures, tests) the parts follow each other. */
const Unframed = ({ root, board, over, west, east, ruler, me, hand, offer, act }: Places) => (
  <div ref={root}>
    {west}
    {board}
    {over}
    {east}
    {ruler}
    {me}
    {hand}
    {offer}
    {act}
  </div>
)

const Layout = createContext<ComponentType<Places>>(Unframed)
export const LayoutProvider = Layout.Provider

/** What a game's table renders: its parts, each in its place of the frame. */
export function Laid(places: Places) {
  const Frame = useContext(Layout)
  return <Frame {...places} />
}
