import { type ReactElement, useEffect } from 'react'
import { providerMissingTexts } from '../locale/zh-cn/provider-missing.ts'

export interface ProviderMissingProps {
  /** The widget's name in reports and events. */
  readonly name: string
}

/**
 * A widget that stands in no provider of its own copy of the library: a box for people, and the reason on the console.
 */
export function ProviderMissing({ name }: ProviderMissingProps): ReactElement {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: for the developer of the page, who has given no place to report to
    console.error(providerMissingTexts.reason(name))
  }, [name])
  return (
    <div className="fk-root" data-fk-widget={name} role="alert">
      <p>{providerMissingTexts.shown}</p>
    </div>
  )
}
