import { useState } from 'react'
import type { SectionEditing } from '../sections.ts'

/** The dialog of groups: opens once edits are settled and the status check allows it. @source PRJ-042 */
export interface GroupDialogState {
  readonly open: boolean
  /** True while it is about to open. */
  readonly asking: boolean
  readonly ask: () => Promise<void>
  readonly close: () => void
}

export function useGroupDialog({ leave, check }: Pick<SectionEditing, 'leave' | 'check'>): GroupDialogState {
  const [state, setState] = useState<'closed' | 'asking' | 'open'>('closed')
  return {
    open: state === 'open',
    asking: state === 'asking',
    async ask() {
      setState('asking')
      setState((await leave()) && (await check()) ? 'open' : 'closed')
    },
    close: () => setState('closed'),
  }
}
