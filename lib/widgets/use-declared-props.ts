import { useContext, useEffect } from 'react'
import { CoreContext } from '../provider/provider-context.ts'
import type { AnyTable } from './widget-table.ts'

/**
 * During development, reports wrong props of a component on the console. In production, a bundler that knows `NODE_ENV`
 * removes the body together with the tables.
 *
 * @param load loads the table of the widget; null in production
 */
export function useDeclaredProps(load: (() => Promise<AnyTable>) | null, props: object): void {
  if (process.env.NODE_ENV === 'production') return
  // biome-ignore-start lint/correctness/useHookAtTopLevel: the condition is a constant of the page
  const provider = useContext(CoreContext)
  useEffect(() => {
    if (load === null || provider === null) return
    Promise.all([load(), import('./warn-wrong-props.ts').then(({ warnWrongProps: warn }) => warn)])
      .then(([table, warn]) => warn(provider, table, { ...props }))
      .catch(() => undefined) // when the check cannot be loaded, nothing is reported
  }, [provider, load, props])
  // biome-ignore-end lint/correctness/useHookAtTopLevel: see above
}
