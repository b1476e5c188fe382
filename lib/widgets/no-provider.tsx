import { type ReactElement, Suspense } from 'react'
import { lazyPart } from '../ui/loading/lazy-part.tsx'
import type { ProviderMissingProps } from './provider-missing.tsx'

const ProviderMissing = lazyPart(() => import('./provider-missing.tsx').then(({ ProviderMissing }) => ProviderMissing))

/** Without a provider there is nothing to show, but the page of the host stands. */
export function NoProvider(props: ProviderMissingProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <ProviderMissing {...props} />
    </Suspense>
  )
}
