import { Search } from 'lucide-react'
import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react'
import { Kbd } from 'fangkit/ui'
import { messages } from '../../messages.ts'
import type { MenuNode } from '../menu/menu-tree.ts'
import type { OpenTabs } from '../tabs/open-tabs.ts'
import './jump-button.css'

const JumpBox = lazy(async () => ({ default: (await import('./jump-box.tsx')).JumpBox }))

export interface JumpButtonProps {
  readonly nodes: readonly MenuNode[] | null
  readonly tabs: OpenTabs
}

const button = 'portal-jump-button-button'

/** Opens the search over pages and cases, also with Ctrl+K or ⌘K. */
export function JumpButton({ nodes, tabs }: JumpButtonProps): ReactElement {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.isComposing ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey ||
        event.key.toLowerCase() !== 'k'
      )
        return
      // Does not open over a dialog.
      if (document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]') !== null) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        type="button"
        className={button}
        aria-haspopup="dialog"
        aria-label={`${messages.head.jump}${messages.head.keys}`}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden />
        <span>{messages.head.jump}</span>
        <span>
          <Kbd>{messages.head.keys}</Kbd>
        </span>
      </button>
      {open ? (
        <Suspense fallback={null}>
          <JumpBox nodes={nodes ?? []} tabs={tabs} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
