/** Why something was not done; nothing when it was. */
export const Wrong = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <p className="wrong" role="alert">
      {text}
    </p>
  )
