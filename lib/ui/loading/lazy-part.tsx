import { type ComponentType, forwardRef, lazy, type LazyExoticComponent } from 'react'
import { OnDemand } from './on-demand.tsx'

/** Any component that React's `lazy` takes. */
type LazyComponent = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

/** A module that exports a component under `Name`. */
type ModuleOf<Name extends string> = { readonly [K in Name]: LazyComponent }

/** `lazyPart` of a loader whose answer has the component as `default`. */
export function lazyPart<M extends ModuleOf<'default'>>(load: () => Promise<M>): LazyExoticComponent<M['default']>
/**
 * A component that is loaded when it is first shown: `lazyPart(() => import('./x.tsx'), 'X')`.
 *
 * React's `lazy` remembers a failed load for good. `lazyPart` asks once more, and again whenever the user retries.
 */
export function lazyPart<Name extends string, M extends ModuleOf<Name>>(
  load: () => Promise<M>,
  name: Name,
): LazyExoticComponent<M[Name]>
export function lazyPart(
  load: () => Promise<Readonly<Record<string, ComponentType<object>>>>,
  name = 'default',
): LazyExoticComponent<ComponentType<object>> {
  const part = () =>
    load().then((loaded) => {
      const component = loaded[name]
      if (component === undefined) throw new Error(`the loaded module has no export "${name}"`)
      return component
    })
  const Again = forwardRef<unknown, object>((props, ref) => (
    <OnDemand load={part} props={ref === null ? props : { ...props, ref }} />
  ))
  return lazy(() =>
    part()
      .then((component): { default: ComponentType<object> } => ({ default: component }))
      .catch(() => ({ default: Again })),
  )
}
