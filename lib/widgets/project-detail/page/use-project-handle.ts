import { type Ref, type RefObject, useImperativeHandle } from 'react'
import type { LeaveGuard } from '../../../form/leaving/leave-guard.ts'
import type { FieldSearch } from '../../../search/field-search-context.ts'
import type { ProjectDetailHandle } from '../project-events.ts'
import type { Editing } from '../use-editing.ts'

/** The imperative handle of the page while a case is on screen. @param tab guard of the open tab */
export function useProjectHandle(
  handle: Ref<ProjectDetailHandle>,
  refresh: () => void,
  search: FieldSearch,
  { form }: Pick<Editing, 'form'>,
  tab: RefObject<LeaveGuard | null>,
): void {
  useImperativeHandle(
    handle,
    () => ({
      refresh,
      goToField: search.goTo,
      openSearch: search.open,
      isDirty: () => (form()?.isDirty() ?? false) || (tab.current?.isDirty() ?? false),
      requestLeave: async () =>
        ((await form()?.requestLeave()) ?? true) && ((await tab.current?.requestLeave()) ?? true),
    }),
    [refresh, search, form, tab],
  )
}
