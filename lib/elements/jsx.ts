import type { HTMLAttributes, Ref } from 'react'
import type { FangkitElements } from './element-types.ts'

type Attributes = { readonly [name: `${string}-${string}`]: string | number | boolean | undefined }
/** What JSX accepts on a tag: its attributes, and in React 19 also properties and `onfangkit-…` listeners. */
type Written<E> = Omit<HTMLAttributes<HTMLElement>, keyof E> & {
  readonly ref?: Ref<E>
  readonly key?: string | number
} & Partial<Omit<E, keyof HTMLElement>> &
  Attributes
type Tags = { readonly [T in keyof FangkitElements]: Written<FangkitElements[T]> }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
