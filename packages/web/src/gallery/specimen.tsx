import type { ReactNode } from 'react'

/** One kind of piece under the name that code calls it by. */
export const Specimen = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <section className="panel specimen">
    <h3>
      <code>{name}</code>
    </h3>
    <div className="specimen-row">{children}</div>
  </section>
)
