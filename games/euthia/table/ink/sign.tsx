import { Drawing } from '@vyprava/atlas'
import { memo } from 'react'
import type { Sign as SignInk } from './signs.ts'
import './sign.css'

/** A small sign before words; the words say it, so that it stays silent. */
export const Sign = memo(function Sign({ of }: { readonly of: SignInk }) {
  return <Drawing className="eu-sign" viewBox={of.box} ink={of.ink} />
})
