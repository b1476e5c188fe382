import { type ReactElement, useEffect, useMemo } from 'react'
import type { RecordValues } from '../../../catalogue/effect.ts'
import { draftKey } from '../../../client/storage/drafts.ts'
import type { DraftRecord } from '../../../contract/output.ts'
import { leads } from '../../../catalogue/composites.ts'
import { DraftNotice } from '../../../form/drafts/draft-notice.tsx'
import { EntityForm } from '../../../form/entity-form.tsx'
import type { EntityFormApi } from '../../../form/entity-form-context.ts'
import { FieldList } from '../../../form/fields/field-list.tsx'
import type { FormController } from '../../../form/state/form-controller.ts'
import { LossesNotice } from '../../../form/saving/losses-notice.tsx'
import { NewerNotice } from '../../../form/conflict/newer-notice.tsx'
import { valuesOf } from '../../../form/state/record-values.ts'
import { useEntityForm } from '../../../form/use-entity-form.ts'
import { sameList, useFormState } from '../../../form/state/use-form-state.ts'
import { formCompareMessages } from '../../../locale/zh-cn/documents/form-compare.ts'
import { useCache } from '../../../provider/queries/use-cache.ts'
import { useFangkit } from '../../../provider/use-fangkit.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useReveal } from '../../../provider/session/use-reveal.ts'
import { css } from '../../../styled-system/css/index.js'
import { BesideFields } from './beside-fields.tsx'
import type { CompareForms } from './create-compare-forms.ts'
import { LockedFields } from './locked-fields.tsx'
import { noteSaved, saveOf } from './save-compared.ts'
import type { ComparedRecord } from './use-compared-record.ts'
import { useFollows } from './use-follows.ts'

export interface CompareFormProps {
  readonly projectId: string
  /** Address of the record among the forms of the document. */
  readonly address: string
  readonly title: string
  /** Per field on the document, the fields to fill in for it. */
  readonly inputs: ReadonlyMap<string, readonly string[]>
  readonly data: Omit<ComparedRecord, 'record'>
  /** The newest version; blank for a new record. */
  readonly record: DraftRecord<RecordValues>
  readonly defaults?: RecordValues | undefined
  /** Account of the user. */
  readonly owner: string | null
  readonly forms: CompareForms
}

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14' })
const notices = css({ display: 'grid', gap: '8', _empty: { display: 'none' } })

/** The fields of one record that a document shows. @source APP-007 */
export function CompareForm({
  projectId,
  address,
  title,
  inputs,
  data: { entity, overlay, facts },
  record,
  defaults,
  owner,
  forms,
}: CompareFormProps): ReactElement {
  const { client } = useFangkit()
  const cache = useCache()
  const texts = useMessages(formCompareMessages)
  const { service } = entity
  const { keyValue } = record
  const plain = useEntityForm({
    entity,
    record,
    defaults,
    overlay,
    facts,
    save: saveOf(client, service, projectId),
    words: { saved: texts.savedRecord({ title }) },
    onSaved: () => noteSaved(cache, service),
    draft: { key: draftKey(service, keyValue, keyValue === null ? projectId : null), owner },
    reveal: useReveal(entity, keyValue, record.version),
  })
  const { controller } = plain
  // A request to save one part saves the whole document.
  const form = useMemo<EntityFormApi>(
    () => ({ ...plain, save: async () => ((await forms.save()) ? 'saved' : 'failed') }),
    [plain, forms],
  )
  useFollows(controller)
  useTakenOver(controller, record)
  useAmongForms(plain, { address, title, forms })

  const names = useMemo(() => [...new Set([...inputs.values()].flat())], [inputs])
  const open = useFormState(
    controller,
    () => names.filter((name) => controller.isVisible(name) && controller.view(name).state.editable),
    sameList,
  )
  const drawn = leads(entity, open)
  const locked = names.filter((name) => !drawn.includes(leads(entity, [name])[0] ?? name))
  const latest = { ...record, updTime: typeof record['updTime'] === 'number' ? record['updTime'] : null }
  return (
    <EntityForm form={form} className={column}>
      <div className={notices}>
        <NewerNotice record={latest} />
        <DraftNotice />
        <LossesNotice />
      </div>
      <FieldList names={open} columns={2} flush />
      {locked.length === 0 ? null : <LockedFields names={locked} />}
      <BesideFields shown={names} />
    </EntityForm>
  )
}

/** Replaces an unedited version by a newer one. */
function useTakenOver(controller: FormController, record: DraftRecord<RecordValues>): void {
  useEffect(() => {
    const { version } = controller.basis()
    if (version === 0 || record.version <= version || controller.isDirty()) return
    controller.rebase({
      values: valuesOf(controller.entity, record),
      keyValue: record.keyValue,
      version: record.version,
      refValues: record.refValues,
    })
  }, [controller, record])
}

/** Registers the form with the other forms of the document. */
function useAmongForms(
  { controller, save, isDirty, discard }: EntityFormApi,
  { address, title, forms }: Pick<CompareFormProps, 'address' | 'title' | 'forms'>,
): void {
  useEffect(() => {
    forms.register(address, {
      title,
      entity: controller.entity.service,
      isDirty,
      discard,
      changes: controller.changes,
      check: () => controller.checkAll().length === 0,
      save: async () => ({ outcome: await save(), keyValue: controller.basis().keyValue }),
    })
    return () => forms.register(address, null)
  }, [forms, address, title, controller, save, isDirty, discard])
  const changes = useFormState(controller, () => controller.changes().length)
  const issues = useFormState(controller, () => controller.issues().length)
  useEffect(() => forms.setCounts(address, { changes, issues }), [forms, address, changes, issues])
}
