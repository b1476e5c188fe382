import { type Dictionary, type EntryLine, fieldsOf, GOVERNED, rowsFor, tableCode } from 'fangkit/domain'
import { cityFieldGrid, tempFldGrid, tempFldMghtGrid } from './field-line-grids.ts'

/** Every field that can be set, under its own name; those all records share come once. */
const FIELD_NAMES: Dictionary = {
  code: 'FIELD_NAME', name: '字段名称',
  entries: [...new Map(GOVERNED.flatMap((entity) => fieldsOf(entity).map((name): readonly [string, EntryLine] => [name, [name, entity.fields[name]?.label ?? name, { FATHER: tableCode(entity) }]]))).values()],
}

/** Lines of fields come with the installation itself; the list brings their names along. */
export const tempFldRows = rowsFor(tempFldGrid, ['hf02FldName'], [], { dictionaries: [FIELD_NAMES] })

// Demo lines keep the words of the declarations.
export const tempFldMghtRows = rowsFor(tempFldMghtGrid, ['sortOrder', 'hf02PrjType', 'hf02Table', 'hf02FldName', 'hf02Name1', 'hf02CtrlVals1Pc', 'hf02CtrlVals5', 'memberType', 'tableId'], [
  [10, 'HF0102', '4', 'hf2hAssessVal', null, 'HF9602', null, null, 4],
  [20, 'HF0102', '4', 'hf2hSignDate', null, null, null, null, 4],
  [30, 'HF0102', '3', 'hf29EstimatePrice', null, 'HF9602', null, null, 3],
  [40, 'HF0102', '5', 'hf2iLoanYear', null, null, 'HELP-LOAN-YEARS', null, 5],
  [50, 'HF0102', '6', 'hf24WorkName', null, null, null, '1', 6],
  [60, 'HF0103', '11', 'hf22VillageDetail', null, null, null, null, 11],
  [70, 'HF0103', '11', 'hf22HourceType', null, 'HF9601', null, null, 11],
  [80, 'HF0103', '11', 'hf22Area1', null, 'HF9602', null, null, 11],
  [90, 'HF0103', '11', 'hf22Area2', null, 'HF9602', null, null, 11],
  [100, 'HF0103', '11', 'hf22LiftType', null, 'HF9602', null, null, 11],
  [110, 'HF0103', '11', 'hf22Decoration', null, 'HF9602', null, null, 11],
  [120, 'HF0103', '11', 'hf22Memo', null, 'HF9602', null, null, 11],
  [130, 'HF0103', '7', 'hf25Date1', null, 'HF9602', 'HELP-FUND-MONTHS', '0', 7],
])

export const cityFieldRows = rowsFor(cityFieldGrid, ['sortOrder', '$city', 'hf02Table', 'hf02FldName', 'hf02Name1', 'hf02CtrlVals1Pc', 'hf02CtrlVals5', 'tableId'], [
  [10, '440100', '3', 'hf29BelStep', null, 'HF9602', null, 3],
  [20, '440100', '3', 'hf29SurveyStatus', null, 'HF9602', null, 3],
  [30, '440100', '3', 'hf29PayLandWhere', null, 'HF9602', null, 3],
  [40, '440100', '4', 'hf2hAuditType', null, 'HF9602', null, 4],
  [50, '440100', '4', 'hf2hRealEstate', null, 'HF9602', null, 4],
  [60, '440100', '7', 'hf25FundBody', null, 'HF9602', null, 7],
  [70, '440100', '7', 'hf25FundRePay', null, 'HF9602', null, 7],
  [80, '440100', '8', 'hf26Area', null, 'HF9602', null, 8],
  [90, '440100', '9', 'hf27Area', null, 'HF9602', null, 9],
  [100, '440100', '10', 'hf28HourseSource', null, 'HF9602', null, 10],
  [110, '440100', '10', 'hf28Memo', null, 'HF9602', null, 10],
  [120, '440100', '11', 'hf22School', null, 'HF9602', null, 11],
  [130, '440600', '3', 'hf29SurveyStatus', '不动产查档结果', 'HF9601', null, 3],
  [140, '440600', '8', 'hf26Area', '名下房屋所在区', 'HF9602', null, 8],
])
