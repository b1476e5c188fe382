import { expect, it } from 'vitest'
import { FORM_SOURCES } from '../../../../lib/domain/form-record/form-sources.ts'
import { FORM_TEMPLATES } from '../../../../lib/domain/form-record/form-templates.ts'
import { formTemplateEntity } from '../../../../lib/domain/form-record/form-template-entity.ts'
import { referencesOf } from '../../../../lib/domain/form-record/template-fields.ts'
import { MEMBER_RECORDS } from '../../../../lib/domain/member/member-records.ts'
import { entities } from '../../../../lib/domain/entities.ts'

it('APP-007 forms are filled in from known records: those they name, those of people, and the forms', () => {
  const named = new Set(FORM_TEMPLATES.flatMap(({ blocks }) => referencesOf(blocks)).map(({ entity }) => entity))
  expect([...named].filter((service) => !FORM_SOURCES.has(service))).toEqual([])
  for (const { entity } of MEMBER_RECORDS) expect(FORM_SOURCES).toContain(entity.service)
  expect(FORM_SOURCES).toContain(formTemplateEntity.service)
  expect([...FORM_SOURCES].filter((service) => !Object.hasOwn(entities, service))).toEqual([])
})
