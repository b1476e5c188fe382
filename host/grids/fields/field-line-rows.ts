import { type Dictionary, type EntryLine, fieldsOf, GOVERNED, rowsFor, tableCode } from 'fangkit/domain'
import { cityFieldGrid, tempFldGrid, tempFldMghtGrid } from './field-line-grids.ts'

/** Every field that can be set, under its own name; those all records share come once. */
const FIELD_NAMES: Dictionary = {
  code: 'FIELD_NAME', name: '字段名称',
  entries: [...new Map(GOVERNED.flatMap((entity) => fieldsOf(entity).map((name): readonly [string, EntryLine] => [name, [name, entity.fields[name]?.label ?? name, { FATHER: tableCode(entity) }]]))).values()],
}

/** Lines of fields come with the installation itself; the list brings their names along. */
export const tempFldRows = rowsFor(tempFldGrid, ['hf02FldName'], [], { dictionaries: [FIELD_NAMES] })

export const tempFldMghtRows = rowsFor(tempFldMghtGrid, ['sortOrder', 'hf02PrjType', 'hf02Table', 'hf02FldName', 'hf02Name1', 'hf02CtrlVals1Pc', 'hf02CtrlVals5', 'memberType', 'tableId'], [
  [10, 'HF0102', '4', 'hf2hAssessVal', '抵押物评估值', null, null, null, 4],
  [20, 'HF0102', '4', 'hf2hSignDate', '抵押合同签订日期', null, null, null, 4],
  [30, 'HF0102', '3', 'hf29EstimatePrice', '抵押物评估价', null, null, null, 3],
  [40, 'HF0102', '5', 'hf2iLoanYear', '借款年限', null, 'HELP-LOAN-YEARS', null, 5],
  [50, 'HF0102', '6', 'hf24WorkName', '经营单位名称', null, null, '1', 6],
  [60, 'HF0103', '11', 'hf22VillageDetail', '想住的小区', null, null, null, 11],
  [70, 'HF0103', '11', 'hf22HourceType', '想要的房屋类型', 'HF9601', null, null, 11],
  [80, 'HF0103', '11', 'hf22Area1', '最小面积', null, null, null, 11],
  [90, 'HF0103', '11', 'hf22Area2', '最大面积', null, null, null, 11],
  [100, 'HF0103', '11', 'hf22LiftType', '电梯偏好', 'HF9602', null, null, 11],
  [110, 'HF0103', '11', 'hf22Decoration', '装修偏好', null, null, null, 11],
  [120, 'HF0103', '11', 'hf22Memo', '其他要求', null, null, null, 11],
  [130, 'HF0103', '7', 'hf25Date1', null, 'HF9602', 'HELP-FUND-MONTHS', '0', 7],
])

export const cityFieldRows = rowsFor(cityFieldGrid, ['sortOrder', '$city', 'hf02Table', 'hf02FldName', 'hf02Name1', 'hf02CtrlVals1Pc', 'hf02CtrlVals5', 'tableId'], [
  [10, '440100', '3', 'hf29BelStep', '是否黄埔区指定街道片区', null, null, 3],
  [20, '440100', '3', 'hf29SurveyStatus', '查册状态（广州不动产登记）', null, null, 3],
  [30, '440100', '3', 'hf29PayLandWhere', '土地出让金缴纳地（市/区）', null, null, 3],
  [40, '440100', '4', 'hf2hAuditType', '资金监管方式（广州）', null, null, 4],
  [50, '440100', '4', 'hf2hRealEstate', '住宅专项维修资金', null, null, 4],
  [60, '440100', '7', 'hf25FundBody', '公积金缴存主体', null, null, 7],
  [70, '440100', '7', 'hf25FundRePay', '有无补缴', null, null, 7],
  [80, '440100', '8', 'hf26Area', '参保区（广州各区）', null, null, 8],
  [90, '440100', '9', 'hf27Area', '纳税区（广州各区）', null, null, 9],
  [100, '440100', '10', 'hf28HourseSource', '房屋来源（购买、继承等）', null, null, 10],
  [110, '440100', '10', 'hf28Memo', '不动产登记簿附记', null, null, 10],
  [120, '440100', '11', 'hf22School', '意向学校（对口地段）', null, null, 11],
  [130, '440600', '3', 'hf29SurveyStatus', '查档状态（佛山）', null, null, 3],
  [140, '440600', '8', 'hf26Area', '参保区（佛山五区）', null, null, 8],
])
