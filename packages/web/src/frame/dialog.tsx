import { type ReactNode, useEffect, useId, useRef } from 'react'

type DialogProps = {
  readonly title: string
  readonly close: () => void
  readonly children: ReactNode
}

/** A plate over the page; the browser keeps the keyboard inside it and closes it by Esc. */
export function Dialog({ title, close, children }: DialogProps) {
  const place = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = place.current
    if (dialog && !dialog.open) dialog.showModal()
  }, [])
  return (
    <dialog
      ref={place}
      className="dlg"
      aria-labelledby={heading}
      onClose={close}
      onPointerDown={(event) => {
        if (event.target === place.current) close()
      }}
    >
      <div className="dlg-in">
        <h3 id={heading}>{title}</h3>
        {children}
      </div>
    </dialog>
  )
}
