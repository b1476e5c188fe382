import type { ReactElement } from 'react'
import { type EntityFormApi, EntityFormProvider } from '../../../form/entity-form-context.ts'
import { IssueSummary } from '../../../form/saving/issue-summary.tsx'
import { useFormState } from '../../../form/state/use-form-state.ts'
import { newProjectMessages } from '../../../locale/zh-cn/project-detail/new-project.ts'
import { projectDetailMessages } from '../../../locale/zh-cn/project-detail/project-detail.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'

export interface CreationFooterProps {
  /** Null while there is no form to save. */
  readonly form: EntityFormApi | null
  readonly again: boolean
  readonly onCancel: () => void
  readonly onSaveAndNew: () => void
  readonly onSaveAndOpen: () => void
}

const spacer = css({ flex: '1' })

/** Errors on the left, buttons on the right. */
export function CreationFooter({
  form,
  again,
  onCancel,
  onSaveAndNew,
  onSaveAndOpen,
}: CreationFooterProps): ReactElement {
  const texts = useMessages(projectDetailMessages)
  return (
    <>
      {form === null ? null : (
        <EntityFormProvider value={form}>
          <IssueSummary />
        </EntityFormProvider>
      )}
      <span className={spacer} />
      <Button onClick={onCancel}>{texts.cancel}</Button>
      {form === null ? null : (
        <SaveButtons form={form} again={again} onSaveAndNew={onSaveAndNew} onSaveAndOpen={onSaveAndOpen} />
      )}
    </>
  )
}

function SaveButtons({
  form,
  again,
  onSaveAndNew,
  onSaveAndOpen,
}: Omit<CreationFooterProps, 'form' | 'onCancel'> & { readonly form: EntityFormApi }): ReactElement {
  const texts = useMessages(newProjectMessages)
  const saving = useFormState(form.controller, (_controller, submitting) => submitting)
  return (
    <>
      {again ? (
        <Button disabled={saving} onClick={onSaveAndNew}>
          {texts.saveAndNew}
        </Button>
      ) : null}
      <Button variant="primary" loading={saving} onClick={onSaveAndOpen}>
        {texts.saveAndOpen}
      </Button>
    </>
  )
}
