import './spoken.css'

/** For screen readers alone. */
export const Spoken = ({ children }: { readonly children: string }) => (
  <span className="spoken">{children}</span>
)
