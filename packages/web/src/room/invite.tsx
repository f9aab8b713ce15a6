import { useMemo } from 'react'
import { encode } from 'uqr'
import { Copy } from '../online/copy.tsx'
import { useOnlineTexts } from '../online/texts.ts'
import { useRoomTexts } from './texts.ts'

/** Dark modules as one path; two modules of paper around them. */
function drawn(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { border: 2 })
  let path = ''
  for (const [y, row] of data.entries())
    for (const [x, dark] of row.entries()) if (dark) path += `M${x} ${y}h1v1h-1z`
  return { size, path }
}

/** The way to this table for others: a code for phones, and the link. */
export function Invite({ link }: { readonly link: string }) {
  const room = useRoomTexts()
  const { room: words } = useOnlineTexts()
  const { size, path } = useMemo(() => drawn(link), [link])
  return (
    <section className="panel lay-box room-invite" aria-label={room.invite}>
      <h2>{room.invite}</h2>
      <div className="room-code">
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={room.code} shapeRendering="crispEdges">
          <rect width={size} height={size} className="code-paper" />
          <path d={path} className="code-ink" />
        </svg>
        <p>{room.inviteNote}</p>
      </div>
      <input
        className="field room-link"
        aria-label={words.link}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <Copy label={words.copy} text={() => link} />
    </section>
  )
}
