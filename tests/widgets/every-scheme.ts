import { LOOK_RULES } from '../look-rules.ts'
import { share } from '../tier.ts'
import type { AccessibilityOptions } from './accessible.ts'

const FURTHER_SCHEMES = ['dark', 'contrast'] as const

const calls = { count: 0 }

/**
 * Checks what is open in every scheme without opening it twice: a scheme is one attribute of the roots, those of popups
 * among them. In the first one all rules are asked, then those that another scheme may break; in a run that proves
 * every rule once, what is open is looked at in one further scheme, in turn.
 * How the attribute comes from `appearance` has tests of its own.
 */
export async function inEveryScheme(
  check: (part: Document, options: AccessibilityOptions) => Promise<void>,
): Promise<void> {
  const roots = [...document.querySelectorAll<HTMLElement>('.fk-root')].map((root) => ({
    root,
    savedScheme: root.dataset['scheme'] ?? 'light',
  }))
  if (roots.length === 0) throw new Error('nothing here has a scheme')
  const checkIn = async (scheme: string, options: AccessibilityOptions) => {
    for (const { root } of roots) root.dataset['scheme'] = scheme
    settle()
    await check(document, options)
  }
  await checkIn('light', {})
  calls.count += 1
  for (const scheme of share(FURTHER_SCHEMES, calls.count, FURTHER_SCHEMES.length))
    await checkIn(scheme, { rules: LOOK_RULES })
  for (const { root, savedScheme } of roots) root.dataset['scheme'] = savedScheme
  settle()
}

/** Contrast is that of the colours a part comes to rest in. */
function settle(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
}
