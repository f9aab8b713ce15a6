import { tidy, useAfterFrame } from '@vyprava/atlas'
import { memo, type ReactNode } from 'react'
import type { Side } from '../../content/schema.ts'
import type { Fight } from '../../rules/fight.ts'
import { foeOf } from '../../rules/foes.ts'
import { NONE } from '../../rules/state.ts'
import { itemOf } from '../../texts/sight.ts'
import { rowBounds } from '../ink/effects.tsx'
import { usePack } from '../packed.ts'
import { ActionTray } from '../panels/action-tray.tsx'
import type { PanelProps } from '../props.ts'
import type { Thing } from '../thing.ts'
import { Adds } from './adds.tsx'
import { handSize } from './cards.ts'
import { FightChances } from './chances.tsx'
import { Course } from './course.tsx'
import { DieFace, FightDie } from './die.tsx'
import { Faces } from './faces.tsx'
import { FoeCard, FoeGoods, FoeLife } from './foe.tsx'
import type { Ledger } from './ledger.ts'
import { HeroSide, Usable, Weapon } from './own.tsx'
import { RollStage } from './roll.tsx'
import { type ArenaScene, sceneOf } from './scene.ts'
import { stepOf } from './steps.ts'
import { Strip } from './strip.tsx'
import { foeBlow, headStart, heroBlow, type Term } from './sum.ts'
import { BlowLine, type Said, StrengthLine } from './sums.tsx'
import { OnTable } from './table-cards.tsx'
import { Takeover } from './takeover.tsx'
import { useLedger } from './use-ledger.ts'
import './arena.css'

/** The arena: a fight, step by step. */
export const Arena = memo(function Arena(panel: PanelProps) {
  const ledger = useLedger(panel.events)
  const { fight } = panel.view
  if (fight === null) return null
  return fight.foe === NONE ? (
    <Takeover {...panel} fight={fight} />
  ) : (
    <Duel panel={panel} fight={fight} ledger={ledger} />
  )
})

interface DuelProps {
  readonly panel: PanelProps
  readonly fight: Fight
  readonly ledger: Ledger
}

const MEAN_THROW = 7

function Duel({ panel, fight, ledger }: DuelProps) {
  const { view, seat, labels, words, players, preview } = panel
  const { printed } = usePack()
  const scene = sceneOf(printed, view, fight, seat, preview)
  // The first picture of the arena is the foe; the dice are still to be thrown then.
  const opened = useAfterFrame(true, 'beside', false)
  const told = useAfterFrame(true, 'hand', false)
  const { tools } = words
  const name = tools.names.foe(fight.kind, fight.foe)
  const heroName = tools.names.of('heroes', view.players[fight.hero].hero)
  const sideName = (side: Side): string => (side === 'hero' ? heroName : name)
  const leader = fight.controller === NONE ? null : (players[fight.controller]?.name ?? '')
  const card = (id: number): string => tools.names.of('chaosCards', id)
  const said: Said = { labels: labels.combat, card }
  const blow = (scene.after ?? scene.now)?.blow.total ?? 0
  const foeRow = scene.side === 'monster' ? rowOf(scene) : null
  return (
    <div className="panel eu-arena" data-side={scene.side}>
      <Strip round={fight.round} at={stepOf(fight)} labels={labels.combat} />
      {/* Above everything that a preview changes: what is hovered over must not move away. */}
      {!opened || itemOf(view)?.step === 'heroRoll' ? null : <Usable {...panel} />}
      <div className="eu-duel">
        <div className="eu-duel-foe">
          <FoeCard fight={fight} labels={labels.combat} told={tools} name={name} row={foeRow} brief={!told} />
          {!opened ? null : (
            <>
              <FoeLife fight={fight} labels={labels.combat} />
              <FoeGoods
                fight={fight}
                labels={labels.combat}
                leader={leader}
                cards={fight.controller === NONE ? 0 : handSize(view.players[fight.controller])}
                own={fight.controller === seat}
              />
            </>
          )}
        </div>
        <div className="eu-duel-sums">
          {!opened ? null : itemOf(view)?.step === 'heroRoll' ? (
            <RollStage {...panel} />
          ) : (
            <Sums panel={panel} scene={scene} ledger={ledger} said={said} title={sideName(scene.side)} />
          )}
          {opened ? <OnTable fight={fight} labels={labels.combat} words={words} /> : null}
        </div>
        <div className="eu-duel-own">
          <Late>
            <HeroSide {...panel} fight={fight} wounds={scene.side === 'monster' ? blow : 0} />
            <Weapon {...panel} tile={scene.weapon} row={scene.side === 'hero' ? rowOf(scene) : null} />
            <FightChances {...panel} />
          </Late>
        </div>
      </div>
      <Late>
        <Course
          entries={ledger.entries}
          labels={labels.combat}
          side={sideName}
          card={card}
          tile={tools.tile}
        />
        <Leftover {...panel} />
      </Late>
    </div>
  )
}

/** What is read after the dice and the foe: when the arena opens, too, it comes a frame later. */
const Late = ({ children }: { readonly children: ReactNode }) =>
  useAfterFrame<ReactNode>(children, 'goods', null)

const rowOf = ({ now, after }: ArenaScene): number | null => (after ?? now)?.blow.row ?? null

interface SumsProps {
  readonly panel: PanelProps
  readonly scene: ArenaScene
  readonly ledger: Ledger
  readonly said: Said
  readonly title: string
}

/** The attack as a sentence that is read: dice, tokens, result; row, signs, result; and what else may fall. */
function Sums({ panel, scene, ledger, said, title }: SumsProps) {
  const { view, seat, labels } = panel
  const { printed } = usePack()
  const { combat } = labels
  const { fight, side, now, after } = scene
  const mine = side === 'hero' && seat === fight.hero
  const heading = mine ? combat.sum.yours : combat.sum[side === 'hero' ? 'hero' : 'foe'](title)
  const adds =
    scene.cards === null ? null : (
      <Adds
        printed={printed}
        scene={scene}
        cards={scene.cards}
        title={combat.adds(said.card(scene.cards.card))}
      />
    )
  if (now === null) {
    return (
      <>
        <Awaited panel={panel} scene={scene} said={said} heading={heading} />
        {adds}
      </>
    )
  }
  const health = view.players[fight.hero].health
  return (
    <>
      <StrengthLine
        title={heading}
        strength={now.strength}
        said={said}
        dice={now.strength.dice.map((face, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the throw
          <FightDie key={place} {...panel} place={place} face={face} side={side} tumbles={ledger.throws} />
        ))}
        later={after?.strength.total ?? null}
      />
      <BlowLine
        title={side === 'hero' ? combat.sum.hitsNow : combat.sum.woundsNow}
        side={side}
        blow={now.blow}
        said={said}
        later={after?.blow.total ?? null}
        deadly={side === 'monster' && (after ?? now).blow.total >= health}
      />
      {scene.again === null ? null : (
        <Faces again={scene.again} now={now} labels={combat} answer={answerOf(panel, fight)} />
      )}
      {adds}
    </>
  )
}

/** Who may still answer, so that a prediction never pretends to be final. */
function answerOf({ labels, players, seat, view }: PanelProps, fight: Fight): string {
  const { again } = labels.combat
  if (fight.stage !== 'exchange' || fight.controller === NONE) return again.card
  if (seat === fight.hero)
    return fight.gaar + fight.chaos === 0
      ? again.card
      : again.answers(players[fight.controller]?.name ?? '', fight.gaar, fight.chaos)
  const hero = view.players[fight.hero]
  return again.answers(players[fight.hero]?.name ?? '', hero.gaar + hero.dwurt, 0)
}

interface AwaitedProps extends Omit<SumsProps, 'ledger' | 'title'> {
  readonly heading: string
}

/** A throw that is still to come: what will be added to it, and the row that a mean one reaches. */
function Awaited({ panel, scene, said, heading }: AwaitedProps) {
  const { printed } = usePack()
  const { fight, side, weapon } = scene
  const { combat } = panel.labels
  const terms: readonly Term[] = headStart(printed, panel.view, scene.cards?.fight ?? fight, side)
  const total = terms.reduce((sum, { n }) => sum + n, MEAN_THROW)
  const blow = side === 'hero' ? heroBlow(printed, fight, total, weapon) : foeBlow(printed, fight, total)
  const known = side === 'monster' || weapon !== NONE
  const profile = side === 'hero' ? blow.profile : foeOf(printed, fight).profile
  return (
    <div className="eu-awaited">
      <StrengthLine
        title={`${heading} · ${combat.sum.awaits}`}
        strength={{ dice: [0, 0], terms, total }}
        said={said}
        dice={[0, 1].map((place) => (
          <span className="eu-die" key={place}>
            <DieFace face={0} />
          </span>
        ))}
        later={null}
      />
      {known ? <p>{tidy(combat.sum.mean(total, rowBounds(profile, blow.row)))}</p> : null}
    </div>
  )
}

/** What the arena, the hero's board and the strip over them have a place for. */
const PLACED: readonly Thing['kind'][] = [
  'bag',
  'button',
  'card',
  'die',
  'essence',
  'gaar',
  'gem',
  'hope',
  'jewel',
  'slot',
  'silver',
  'way',
]

/** Nothing is lost: what has no place in the arena is said in words. */
function Leftover(panel: PanelProps) {
  const deeds = panel.choices.all.filter(({ from }) => !PLACED.includes(from.kind))
  return deeds.length === 0 ? null : <ActionTray {...panel} title={panel.labels.combat.more} deeds={deeds} />
}
