import { type ReactElement, useEffect } from 'react'
import { providerMissingTexts } from '../locale/zh-cn/provider-missing.ts'

export interface ProviderMissingProps {
  /** Name of the widget in reports and events. */
  readonly name: string
}

/**
 * Shown for a widget without a provider of its own copy of the library: a box for users, and the reason on the console.
 */
export function ProviderMissing({ name }: ProviderMissingProps): ReactElement {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: for the developer of the page; without a provider there is no report
    console.error(providerMissingTexts.reason(name))
  }, [name])
  return (
    <div className="fk-root" data-fk-widget={name} role="alert">
      <p>{providerMissingTexts.shown}</p>
    </div>
  )
}
