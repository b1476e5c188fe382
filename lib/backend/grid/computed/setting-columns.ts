import { entities } from '../../../domain/entities.ts'
import { cfgUse } from '../../../domain/city/city-rule.ts'
import { effectText, requiredNow, shownNow } from '../../../domain/settings/field-effect.ts'
import { FIELD_LEVEL } from '../../../domain/settings/field-setting.ts'
import { GOVERNED, governedBy } from '../../../domain/settings/governed-entities.ts'
import { SYS_PARAM } from '../../../domain/settings/sys-param.ts'
import { placesOf } from '../../dictionary/dictionary-places.ts'
import { dictionariesOf } from '../../record/choices.ts'
import { textOf } from '../../session.ts'
import type { Row } from '../../store.ts'
import { SYSTEM_ACCOUNT } from '../../system-account.ts'
import { cfgItemTable } from '../../city/city-tables.ts'
import { dictEntryTable, dictionaryTable, fieldMetaTable } from '../../dictionary/dictionary-tables.ts'
import { noticeTable } from '../../notice/notice-tables.ts'
import { toolDefinitionTable } from '../../tool/tool-tables.ts'
import { all, byText, type ComputeColumns, countEach, numberIn, textsOf } from './compute.ts'

/**
 * Values of dictionaries: their parent, who maintains them, and how many fields choose from them.
 *
 * @source ROU-001 (/BaseDictValuesGrid)
 */
export const dictValueColumns: ComputeColumns = async ({ unit, rows, grids, tables }) => {
  const codes = textsOf(rows, 'dict')
  const dictionaries = byText(await all(unit, dictionaryTable, { field: 'dictCode', is: codes }), 'dictCode')
  const places = placesOf(grids)
  const followed = new Set([...tables.flatMap(dictionariesOf), ...grids.flatMap(({ choices }) => choices?.dict ?? [])])
  const maintained = (dict: string): string =>
    followed.has(dict) ? '随对应的列表变化' : dictionaries.get(dict)?.values['builtIn'] === 1 ? '系统自带' : '自行维护'
  const fathers = rows.map(({ values }) => fatherIn(textOf(values['otherValues'])))
  const names = new Map(
    (await all(unit, dictEntryTable, { field: 'key', is: fathers.filter((one) => one !== null) })).map(({ values }) => [
      textOf(values['key']),
      textOf(values['value']),
    ]),
  )
  return ({ values }) => {
    const father = fatherIn(textOf(values['otherValues']))
    return {
      entryFather: father === null ? null : (names.get(father) ?? father),
      entryFrom: maintained(textOf(values['dict'])),
      entryPlaces: places.get(textOf(values['dict']))?.length ?? 0,
    }
  }
}

function fatherIn(json: string): string | null {
  try {
    const parsed: unknown = json === '' ? null : JSON.parse(json)
    const father = typeof parsed === 'object' && parsed !== null && 'FATHER' in parsed ? parsed.FATHER : null
    return typeof father === 'string' && father !== '' ? father : null
  } catch {
    return null
  }
}

/** Submitted names, with how many values their dictionary has. @source ROU-011 (/UsrDictNamesGrid) */
export const dictionaryWishColumns: ComputeColumns = async ({ unit, rows }) => {
  const entries = await all(unit, dictEntryTable, {
    all: [
      { field: 'dict', is: textsOf(rows, 'wishDict') },
      { field: 'enabled', is: [1] },
    ],
  })
  return ({ values: { wishDict } }) => ({
    wishKnown: entries.filter(({ values }) => values['dict'] === wishDict).length,
  })
}

/** Guidance for fields, with the fields that open it. @source FRM-031 (/FldAppendixGrid) */
export const helpNoteColumns: ComputeColumns = async ({ unit, rows }) => {
  const lines = await all(unit, fieldMetaTable, {
    all: [
      { field: 'hf02CtrlVals5', is: textsOf(rows, 'hf18HelpId') },
      { field: '$project', is: [null] },
    ],
  })
  const labelOf = (name: string): string =>
    Object.values(entities).find(({ fields }) => Object.hasOwn(fields, name))?.fields[name]?.label ?? name
  return ({ values: { hf18HelpId } }) => {
    const names = [
      ...new Set(
        lines
          .filter(({ values }) => values['hf02CtrlVals5'] === hf18HelpId)
          .map(({ values }) => textOf(values['hf02FldName'])),
      ),
    ]
    return { helpFieldCount: names.length, helpFields: [...new Set(names.map(labelOf))].join('、') || null }
  }
}

/** Parameters: whether the program uses them. @source ROU-007 (/SysParamsGrid) */
export const sysParamColumns: ComputeColumns =
  async () =>
  ({ values }) => ({
    paramUse: Object.values<string>(SYS_PARAM).includes(textOf(values['ss02Code']))
      ? '系统按此执行'
      : values['ss02Public'] === 1
        ? '页面读取'
        : '供员工查阅',
  })

/** City rules, with the values their item allows and its default. @source ROU-011 (/CityRules) */
export const cityRuleColumns: ComputeColumns = async ({ unit, rows }) => {
  const items = byText(await all(unit, cfgItemTable, { field: 'cfgCode', is: textsOf(rows, 'ruleItem') }), 'cfgCode')
  return ({ values: { ruleItem } }) => {
    const item = items.get(textOf(ruleItem))?.values
    return {
      ruleUnit: textOf(item?.['cfgUnit']) || null,
      ruleDefault: textOf(item?.['cfgDefault']) || null,
      ruleUse: cfgUse(textOf(ruleItem)),
    }
  }
}

/** Kinds of messages, with how many were sent. @source ROU-007 (/NoticeCfgGrid) */
export const noticeConfigColumns: ComputeColumns = async ({ unit, rows }) => {
  const sent = await countEach(unit, noticeTable, 'kind', textsOf(rows, 'noticeKind'))
  return ({ values }) => ({ noticeSent: sent.get(textOf(values['noticeKind'])) ?? 0 })
}

/** Defaults of tools: the group of the tool, and the record of the field. @source ROU-010 (ToolsCfgGrid) */
export const toolDefaultColumns: ComputeColumns = async ({ unit }) => {
  const tools = byText(await all(unit, toolDefinitionTable), 'toolId')
  const titleOf = (name: string): string | null =>
    GOVERNED.find(({ fields }) => Object.hasOwn(fields, name))?.title ?? null
  return ({ values }) => ({
    lineGroup: textOf(tools.get(textOf(values['hf3sToolDefId']))?.values['toolGroup']) || null,
    lineTable: titleOf(textOf(values['hf3sFldName'])),
  })
}

/**
 * Classes of knowledge, with the number of articles and how often they were read.
 * @source ROU-005 (/KnowledgeClsGrid)
 */
export const knowledgeClassColumns: ComputeColumns = async ({ unit, rows, tableNamed }) => {
  const table = tableNamed('knowledge')
  const filed = table
    ? await all(unit, table, {
        all: [
          { field: 'knowClass', is: textsOf(rows, 'clsCode') },
          { field: 'enabled', is: [1] },
        ],
      })
    : []
  return ({ values: { clsCode } }) => {
    const own = filed.filter(({ values }) => values['knowClass'] === clsCode)
    return {
      clsCount: own.length,
      clsMust: own.filter(({ values }) => values['knowLevel'] === 'MASTER').length,
      clsReads: own.reduce((sum, row) => sum + numberIn(row, 'knowReads'), 0),
    }
  }
}

/** True for a row that no person has written. */
const isAsDelivered = ({ version, createdBy }: Row): boolean => version === 1 && createdBy === SYSTEM_ACCOUNT

/**
 * Field settings: the name of the field without them, and where other settings exist; those of kinds and cities with
 * the general one.
 *
 * @source ROU-002, ROU-011
 */
export const fieldSettingColumns: ComputeColumns = async ({ unit, rows }) => {
  const same = await all(unit, fieldMetaTable, {
    all: [
      { field: 'hf02FldName', is: textsOf(rows, 'hf02FldName') },
      { field: '$project', is: [null] },
    ],
  })
  return ({ values }) => {
    const others = same.filter(
      (one) => one.values['hf02FldName'] === values['hf02FldName'] && one.values['hf02Table'] === values['hf02Table'],
    )
    const entity = governedBy(values['hf02Table'])
    const name = textOf(values['hf02FldName'])
    const ownName = entity?.fields[name]?.label ?? null
    const general = others.find((one) => one.values['hf02Level'] === FIELD_LEVEL.general)
    const usual = general?.values
    const layers = [
      ...(values['hf02Level'] === FIELD_LEVEL.city ? [{ from: '本城市', values }] : []),
      // An installation starts with these rows; until a person changes one, it says what the program declares.
      ...(general ? [{ from: isAsDelivered(general) ? '出厂' : '全国', values: general.values }] : []),
    ]
    return {
      lineRequiredNow: entity && effectText(requiredNow(entity, name, layers)),
      lineShownNow: entity && effectText(shownNow(entity, name, layers)),
      lineOwnName: ownName,
      lineKinds: [...new Set(others.flatMap((one) => textOf(one.values['hf02PrjType']) || []))],
      lineCities: new Set(others.flatMap(({ city }) => city ?? [])).size,
      lineUsualName: textOf(usual?.['hf02Name1']) || ownName,
      lineUsualControl: textOf(usual?.['hf02CtrlVals1Pc']) || null,
      lineUsualScope: textOf(usual?.['hf02CtrlVals3']) || null,
    }
  }
}
