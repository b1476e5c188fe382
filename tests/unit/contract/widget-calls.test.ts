import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Call, callName } from '../../../lib/contract/call.ts'
import { allCalls } from '../../../lib/contract/contract.ts'
import { formFileCalls } from '../../../lib/contract/document/form-record-calls.ts'
import { widgetCalls } from '../../../lib/contract/widget-calls.ts'
import { PARTNER_WIDGET, type PartnerWidget } from '../../../lib/domain/permission/partner-widget.ts'

const FOLDER: Readonly<Record<PartnerWidget, string>> = {
  PROJECT_DETAIL: 'project-detail',
  FEE_TAB: 'fee-tab',
  FLOW_TAB: 'flow-tab',
  PAPERS_TAB: 'papers-tab',
  FORM_PREVIEW: 'form-preview',
  CONFIG_GRID: 'config-grid',
  IMAGE_VIEWER: 'image-viewer',
}
/** What widgets have for the staff alone: reviews, assignments, removals. Each is here on purpose. */
const STAFF_ONLY = new Set([
  'Prj.getCaseChanges',
  'Prj.doReadChanges',
  'Hf22PrjHouseDemand.doConfirm',
  'Hf23PrjMember.deleteMember',
  'file.removeDocument',
  'Sl01SaleOrderM.payExamine',
  'Sl01SaleOrderM.doReturn',
  'ProjectCostInfo.doExamine',
  'ProjectCostInfo.doReturn',
  'shareOut.createCombineNativeQrCode',
  'Hf15FlowJobs.doAddFlowJobs',
  'Hf15FlowJobs.doBatchFinishJob',
  'Hf15FlowJobs.redoNodeJobs',
  'Hf15FlowJobs.updateObligationUsers',
  'Hf31DivisionDetailInfo.initOrUpdateNearestPoint',
  'Hf2yPrjAppendix.checkMemberFiles',
  'Hf2yPrjAppendix.removeMemberFile',
  'Hf2yPrjAppendix.takeBackCheck',
  'Hf2yPrjAppendix.setPaperWaived',
])

/** Calls of the overview of a case that another widget has; without that widget the overview leaves their card out. */
const OF_OTHERS: Partial<Readonly<Record<PartnerWidget, Readonly<Record<string, PartnerWidget>>>>> = {
  PROJECT_DETAIL: {
    'Hf3rPrjAppendixMatch.getMatchList': PARTNER_WIDGET.papersTab,
    'Hf3wCardParperDetailCfg.getAppendixInfo': PARTNER_WIDGET.papersTab,
    'Hf15FlowJobs.getMainFlowJobs': PARTNER_WIDGET.flowTab,
    'Hf15FlowJobs.getSecondFlowJobs': PARTNER_WIDGET.flowTab,
  },
}

const files = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? files(join(folder, entry.name))
      : /\.tsx?$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  )
const USED = /\b(\w+Calls)\.(\w+)/g

/** `incomeCalls.submitIncomeInfo` in the sources, by the name of the call. */
async function namesInSources(): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const file of files('lib/contract')) {
    const module: Readonly<Record<string, unknown>> = await import(resolve(file))
    for (const [group, calls] of Object.entries(module)) {
      if (!group.endsWith('Calls') || typeof calls !== 'object' || calls === null) continue
      for (const [method, call] of Object.entries(calls as Readonly<Record<string, Call>>))
        names.set(`${group}.${method}`, callName(call)) // adapter: groups of calls are named so
    }
  }
  return names
}

/** Calls of plans, by the function that makes the plan. */
function callsOfPlans(): ReadonlyMap<string, readonly string[]> {
  const parts = files('lib/client').flatMap((file) => readFileSync(file, 'utf8').split(/\nexport /))
  return new Map(
    parts.flatMap((part) => {
      const name = /^(?:async )?(?:function|const) (\w+)/.exec(part)?.[1]
      return name === undefined ? [] : [[name, [...part.matchAll(USED)].map(([found]) => found)] as const]
    }),
  )
}

const imported = (source: string): readonly string[] =>
  [...source.matchAll(/import \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map(
      (name) =>
        name
          .replace(/^\s*type /, '')
          .split(' as ')[0]
          ?.trim() ?? '',
    ),
  )

describe('the calls of a widget on a partner’s page', () => {
  it('are calls of the contract, or addresses of forms', () => {
    const known = new Set([...allCalls(), ...Object.values(formFileCalls)].map(callName))
    for (const widget of Object.values(PARTNER_WIDGET))
      expect([...widgetCalls(widget)].filter((name) => !known.has(name))).toEqual([])
  })
  it.each(Object.values(PARTNER_WIDGET))(
    'hold what the sources of %s call, but for what is the staff’s',
    async (widget) => {
      const [names, plans] = [await namesInSources(), callsOfPlans()]
      const called = files(join('lib/widgets', FOLDER[widget])).flatMap((file) => {
        const source = readFileSync(file, 'utf8')
        return [
          ...[...source.matchAll(USED)].map(([found]) => found),
          ...imported(source).flatMap((name) => plans.get(name) ?? []),
        ]
      })
      const missing = [...new Set(called)]
        .map((found) => names.get(found) ?? found)
        .filter((name) => !widgetCalls(widget).has(name) && !STAFF_ONLY.has(name))
      const others = OF_OTHERS[widget] ?? {}
      expect(missing.sort()).toEqual(Object.keys(others).sort())
      for (const [name, other] of Object.entries(others)) expect(widgetCalls(other).has(name)).toBe(true)
      expect([...STAFF_ONLY].filter((name) => widgetCalls(widget).has(name))).toEqual([])
    },
  )
})
