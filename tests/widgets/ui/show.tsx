import { cleanup, render } from '@testing-library/react'
import axe from 'axe-core'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { afterEach, expect } from 'vitest'
import '../../../lib/styles/panda.css'
import { PortalRootProvider } from '../../../lib/ui/portal-root.tsx'

export type Scheme = 'light' | 'dark' | 'contrast'

interface Look {
  readonly scheme?: Scheme
  readonly density?: 'comfortable' | 'compact'
}

interface StageProps extends Look {
  readonly children: ReactNode
}

/** A widget root and the overlay root beside it, as the provider makes them. */
export function Stage({ scheme = 'light', density = 'comfortable', children }: StageProps): ReactElement {
  const overlays = useRef<HTMLDivElement>(null)
  return (
    <>
      <main className="fk-root" data-scheme={scheme} data-density={density}>
        <PortalRootProvider value={() => overlays.current}>{children}</PortalRootProvider>
      </main>
      <div ref={overlays} className="fk-root" data-scheme={scheme} data-density={density} />
    </>
  )
}

export const show = (part: ReactElement, look: Look = {}) =>
  render(part, { wrapper: ({ children }) => <Stage {...look}>{children}</Stage> })

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What another scheme or density may break: the rest depends on the markup alone. */
export const LOOKS = ['color-contrast', 'target-size', 'link-in-text-block']

/** No violation of WCAG 2.2 AA, or of some of its rules, in the whole page or in one part of it. */
export async function expectAccessible(part: Element | Document = document, rules?: readonly string[]): Promise<void> {
  const { violations } = await axe.run(part, {
    runOnly: rules === undefined ? { type: 'tag', values: STANDARDS } : { type: 'rule', values: [...rules] },
    resultTypes: ['violations'],
    rules: {
      'target-size': { enabled: true },
      // Title and language belong to the page around the part.
      'document-title': { enabled: false },
      'html-has-lang': { enabled: false },
    },
  })
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary }))),
  ).toEqual([])
}

afterEach(cleanup)
