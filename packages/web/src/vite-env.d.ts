/// <reference types="vite/client" />
import 'react'

declare module 'react' {
  interface CSSProperties {
    /** CSS variables may be set from components. */
    [variable: `--${string}`]: string | number | undefined
  }
}
