import { useContext, useEffect } from 'react'
import { CoreContext } from '../provider/provider-context.ts'
import type { AnyTable } from './widget-table.ts'

/**
 * While a page is being developed, says on the console what is wrong with the props of a component.
 * Pages in use carry none of it: a bundler that knows `NODE_ENV` leaves out the body, and the tables with it.
 *
 * @param load answers the table of the widget; null in pages in use
 */
export function useDeclaredProps(load: (() => Promise<AnyTable>) | null, props: object): void {
  if (process.env.NODE_ENV === 'production') return
  // biome-ignore-start lint/correctness/useHookAtTopLevel: the condition is a constant of the page
  const provider = useContext(CoreContext)
  useEffect(() => {
    if (load === null || provider === null) return
    Promise.all([load(), import('./warn-wrong-props.ts').then(({ warnWrongProps: warn }) => warn)])
      .then(([table, warn]) => warn(provider, table, { ...props }))
      .catch(() => undefined) // without the check there is nothing to say
  }, [provider, load, props])
  // biome-ignore-end lint/correctness/useHookAtTopLevel: see above
}
