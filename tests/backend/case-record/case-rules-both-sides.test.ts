import { beforeAll, describe, expect, it } from 'vitest'
import { fieldMetaTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import type { Scope, Value } from '../../../lib/catalogue/kind.ts'
import { toWire } from '../../../lib/catalogue/wire.ts'
import { factsOf, type ProjectFacts } from '../../../lib/domain/facts.ts'
import { BOUNDARIES, type Boundary, type Conditional } from '../../unit/domain/case/boundaries.ts'
import { addOffices, formOver, kindOf, sampleOf, sentBy, type Values } from './both-sides.ts'
import { type CaseRecordFixture, HOUSE, openCaseRecordFixture, TRADE } from './case-record-fixture.ts'
import { issuesOf, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'
import { DEAL } from '../member/member-fixture.ts'

let fixture: CaseRecordFixture
let follow: Send
beforeAll(async () => {
  fixture = await openCaseRecordFixture()
  follow = await fixture.as('follow')
  await addOffices(fixture)
})

/** Fields of the case and of its trade that rules of the house read. */
const FACTS = ['hf20SellerType', 'hf2hTradeType']
let serial = 0

/** A case whose installation requires just these fields, with what the rules read beside the record. */
async function caseFor(
  { service, names }: Conditional,
  inputs: Values,
): Promise<{ readonly id: string; readonly facts: Scope; readonly filled: Values }> {
  serial += 1
  const id = `b${serial}`
  const known = (fact: string, usual: string | null): Value =>
    Object.hasOwn(inputs, fact) ? (inputs[fact] ?? null) : usual
  const project = { ...DEAL, hf20Ctrl1: 1, hf20SellerType: known('hf20SellerType', 'HF0501') }
  await fixture.addCase(id, project)
  const mode = service === HOUSE ? known('hf2hTradeType', null) : null
  if (mode !== null) await fixture.addRecordOf(TRADE, `t${serial}`, { hf2hTradeType: mode }, id)
  for (const name of names)
    await fixture.put(
      fieldMetaTable,
      `m${serial}${name}`,
      { tableId: kindOf(service).entity.metaTable, sortOrder: 1, hf02FldName: name, hf02CtrlVals1Pc: 'HF9601' },
      { project: id },
    )
  // adapter: the stored case, which the facts are part of
  const facts = factsOf(project as unknown as ProjectFacts, { trade: { hf2hTradeType: mode } })
  return {
    id,
    facts,
    filled: Object.fromEntries(Object.entries(inputs).filter(([field]) => service === TRADE || !FACTS.includes(field))),
  }
}

/** What form and server each make of one point. */
async function bothSides(fields: Conditional, { inputs }: Boundary) {
  const { service, names } = fields
  const { entity, owner } = kindOf(service)
  const { id, facts, filled } = await caseFor(fields, inputs)
  const controller = await formOver(
    follow,
    entity,
    recordIn(await follow(`${service}.doCreate`, { objKey: id })),
    id,
    facts,
  )
  // As a person would, one field after another.
  for (const [field, value] of Object.entries(filled)) controller.change({ [field]: value })
  const views = names.map((name) => controller.view(name))
  const form = {
    shown: names.map(controller.isVisible),
    required: views.map(({ state }) => state.required),
    labels: views.map(({ state }) => state.label),
    says: controller.checkAll(),
  }
  const empty = { ...sentBy(controller), [owner]: id }
  const refused = issuesOf(await follow(`${service}.doSave`, empty))
  const [added] = rowsIn(await follow(`${service}.getSubPageList`, { objKey: id }))
  const values = toWire(
    entity.fields,
    Object.fromEntries(
      names.flatMap((name) => {
        const field = entity.fields[name]
        return field ? [[name, sampleOf(field)]] : []
      }),
    ),
  )
  const answer = await follow(`${service}.doSave`, { ...(added ? { keyValue: added.keyValue } : empty), ...values })
  const record = answer.success ? recordIn(answer) : null
  return {
    form,
    refused,
    added: added !== undefined,
    values,
    stored: record && Object.fromEntries(names.map((name) => [name, record[name]])),
    issues: issuesOf(answer),
  }
}

describe('the rules of demand, house, trade and loan at their limits', () => {
  it('are those of every conditional field, each with points on both sides', () => {
    for (const { names, points } of BOUNDARIES)
      expect(
        { names, someShown: points.some(({ shown }) => shown), someHidden: points.some(({ shown }) => !shown) },
        'no value found that shows, or hides, the field: give edgesOf in boundaries.ts one for the kind it depends on',
      ).toEqual({ names, someShown: true, someHidden: true })
    for (const service of new Set(BOUNDARIES.map((one) => one.service))) {
      expect(BOUNDARIES.flatMap((one) => (one.service === service ? one.names : [])).toSorted()).toEqual(
        Object.keys(kindOf(service).entity.shown).toSorted(),
      )
    }
    expect(new Set(BOUNDARIES.map(({ service }) => service)).size).toBe(4)
  })
  it.each(BOUNDARIES.map((fields) => [`${fields.service} ${fields.names.join(', ')}`, fields] as const))(
    'FRM-003 FRM-014 FRM-015 %s: shown, required, named and stored alike by form and server',
    async (_which, fields) => {
      const { names, points } = fields
      for (const boundary of points) {
        const at = JSON.stringify(boundary.inputs)
        const { form, refused, added, values, stored, issues } = await bothSides(fields, boundary)
        const expectedIssues = (says: string) =>
          names.map((field, index) => ({ field, message: `${boundary.labels[index] ?? ''}${says}` }))
        const byField = (says: string) =>
          Object.fromEntries(expectedIssues(says).map(({ field, message }) => [field, message]))
        expect([form.shown, form.labels, form.required], at).toEqual([
          names.map(() => boundary.shown),
          boundary.labels,
          names.map(() => true),
        ])
        // A hidden required field blocks neither the form nor the save.
        expect(form.says, at).toEqual(boundary.shown ? expectedIssues('必填') : [])
        expect([refused, added], at).toEqual(boundary.shown ? [byField('必填'), false] : [{}, true])
        expect([stored, issues], at).toEqual(boundary.shown ? [values, {}] : [null, byField('在当前条件下不需要填写')])
      }
    },
  )
})
