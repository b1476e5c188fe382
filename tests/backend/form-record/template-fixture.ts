import { templateGrid } from '../../../host/grids/papers/template-grid.ts'
import { createBackend } from '../../../lib/backend/backend.ts'
import { seedReference } from '../../../lib/backend/seed/seed-reference.ts'
import { formTemplateTable } from '../../../lib/backend/form-record/form-template-table.ts'
import type { FormFields, FormRecordRow } from '../../../lib/contract/document/form-record-calls.ts'
import type { Row } from '../../../lib/backend/store.ts'
import type { Send } from '../handlers/fixture.ts'
import { type FormFixture, openFormFixture } from './form-record-fixture.ts'
import type { UserName } from '../handlers/people.ts'

export interface TemplateFixture extends FormFixture {
  /** Sends calls of the list of templates. */
  readonly edit: (user: UserName, method: string, body: Readonly<Record<string, unknown>>) => ReturnType<Send>
  readonly template: (formId: string) => Promise<Row>
  readonly list: () => Promise<readonly FormRecordRow[]>
  readonly fields: (formId: string) => Promise<FormFields>
}

/** A case with its forms, and the list their templates are edited in. */
export async function openTemplateFixture(): Promise<TemplateFixture> {
  const fixture = await openFormFixture()
  await seedReference(fixture.store, fixture.ports)
  const backend = createBackend({
    store: fixture.store,
    ports: fixture.ports,
    grids: [templateGrid],
    settings: { checkAnswers: true },
  })
  const tokens = new Map<UserName, string>()
  const follow = await fixture.as('follow')
  return {
    ...fixture,
    async edit(user, method, value) {
      const token =
        tokens.get(user) ??
        (
          (
            await fixture.send(null)(
              'login.doLogin',
              { userName: user, password: `${user}-secret` },
              { address: `templates-of-${user}` },
            )
          ).data as { readonly token: string }
        ).token // adapter: the answer of the call
      tokens.set(user, token)
      const { status, envelope } = await backend.dispatch({
        service: 'FormTemplate',
        method,
        token,
        address: '127.0.0.1',
        requestId: `template-${method}`,
        body: { encoding: 'json', value },
      })
      return { status, ...envelope }
    },
    async template(formId) {
      const found = (await fixture.rows(formTemplateTable)).find(({ values }) => values['formId'] === formId)
      if (!found) throw new Error(`no template ${formId}`)
      return found
    },
    list: async () =>
      // adapter: the answer of the call
      (await follow('ApplyFormRecord.getFormRecordList', { prjId: 'p1' })).data as readonly FormRecordRow[],
    fields: async (formId) =>
      // adapter: the answer of the call
      (await follow('ApplyFormRecord.getFormFields', { prjId: 'p1', formId })).data as FormFields,
  }
}
