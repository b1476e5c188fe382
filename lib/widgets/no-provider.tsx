import { type ReactElement, Suspense } from 'react'
import { lazyPart } from '../ui/loading/lazy-part.tsx'
import type { ProviderMissingProps } from './provider-missing.tsx'

const ProviderMissing = lazyPart(() => import('./provider-missing.tsx').then(({ ProviderMissing }) => ProviderMissing))

/** Shown without a provider: a message instead of the widget, while the page of the host keeps working. */
export function NoProvider(props: ProviderMissingProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <ProviderMissing {...props} />
    </Suspense>
  )
}
