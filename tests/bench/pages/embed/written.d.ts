declare module 'written/readme.tsx' {
  import type { ReactElement } from 'react'

  /** What the README tells a partner to write. */
  export const Fees: (props: { readonly id: string }) => ReactElement
}
