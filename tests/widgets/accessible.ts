import axe from 'axe-core'
import { expect } from 'vitest'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What is asked of a part. */
export interface AccessibilityOptions {
  /** Some rules in place of all. */
  readonly rules?: readonly string[]
  /** Whether the page has a title of its own; otherwise that belongs to the page around the part. */
  readonly titled?: boolean
}

/** No violation of WCAG 2.2 AA, or of some of its rules, in the whole page or in one part of it. */
export async function expectAccessible(
  part: Element | Document = document,
  { rules, titled = false }: AccessibilityOptions = {},
): Promise<void> {
  const { violations } = await axe.run(part, {
    runOnly: rules === undefined ? { type: 'tag', values: STANDARDS } : { type: 'rule', values: [...rules] },
    resultTypes: ['violations'],
    rules: {
      'target-size': { enabled: true },
      'document-title': { enabled: titled },
      'html-has-lang': { enabled: false },
    },
  })
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary }))),
  ).toEqual([])
}
