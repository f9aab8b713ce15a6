import { Component, type ReactNode } from 'react'

type SafeProps = {
  readonly children: ReactNode
  readonly instead: ReactNode
  /** What is inside, by name: under another name it is tried again. */
  readonly of?: string
}

/** If what is inside breaks, something else stands in its place and the rest of the page goes on. */
export class Safe extends Component<SafeProps, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true }
  }

  override componentDidUpdate({ of }: SafeProps): void {
    if (this.state.broken && of !== this.props.of) this.setState({ broken: false })
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead : this.props.children
  }
}
