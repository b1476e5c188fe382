import { type ReactElement, Suspense } from 'react'
import type { InputProps } from '../input-props.ts'
import { FixedKind } from './fixed-kind.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'

const NumberedInput = lazyPart(() => import('./numbered-input.tsx').then(({ NumberedInput }) => NumberedInput))

/** The key of a record: shown when the server assigns it, or picked by number when it refers to another record. */
export function IdKind(props: InputProps): ReactElement {
  const {
    field: { picks, serverOwned },
    readOnly = false,
  } = props
  const fixed = <FixedKind {...props} />
  return picks === undefined || serverOwned || readOnly ? (
    fixed
  ) : (
    <Suspense fallback={fixed}>
      <NumberedInput {...props} />
    </Suspense>
  )
}
