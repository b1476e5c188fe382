import { type Ref, useImperativeHandle } from 'react'
import type { FieldSearch } from '../../search/field-search-context.ts'
import type { ProjectDetailHandle } from './project-events.ts'
import type { Editing } from './use-editing.ts'

/** What the host may ask of the page while a case is on screen. */
export function useProjectHandle(handle: Ref<ProjectDetailHandle>, refresh: () => void, search: FieldSearch, { form }: Pick<Editing, 'form'>): void {
  useImperativeHandle(handle, () => ({
    refresh,
    goToField: search.goTo,
    openSearch: search.open,
    isDirty: () => form()?.isDirty() ?? false,
    requestLeave: async () => (await form()?.requestLeave()) ?? true,
  }), [refresh, search, form])
}
