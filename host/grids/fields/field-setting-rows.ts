import { type Dictionary, type EntryRow, fieldsOf, GOVERNED, rowsFor, tableCode } from 'fangkit/domain'
import { cityFieldGrid, tempFldGrid, tempFldMghtGrid } from './field-setting-grids.ts'

/** Every field that can be configured, under its own name. Fields that all records share appear once. */
const FIELD_NAMES: Dictionary = {
  code: 'FIELD_NAME',
  name: '字段名称',
  entries: [
    ...new Map(
      GOVERNED.flatMap((entity) =>
        fieldsOf(entity).map((name): readonly [string, EntryRow] => [
          name,
          [name, entity.fields[name]?.label ?? name, { FATHER: tableCode(entity) }],
        ]),
      ),
    ).values(),
  ],
}

/** The rows of fields come with the installation itself; this list only adds the names of the fields. */
export const tempFldRows = rowsFor(tempFldGrid, ['hf02FldName'], [], { dictionaries: [FIELD_NAMES] })

// Sale cases in the first city use the labels of the declarations.
export const tempFldMghtRows = rowsFor(
  tempFldMghtGrid,
  [
    'sortOrder',
    'hf02PrjType',
    'hf02Table',
    'hf02FldName',
    'hf02Name1',
    'hf02CtrlVals1Pc',
    'optValue',
    'hf02CtrlVals3',
    'hf02CtrlVals5',
    'memberType',
    'tableId',
  ],
  [
    [10, 'HF0102', '4', 'hf2hAssessVal', '抵押评估价', 'HF9601', null, null, null, null, 4],
    [20, 'HF0102', '4', 'hf2hSignDate', '抵押合同签订日期', null, null, null, null, null, 4],
    [30, 'HF0102', '3', 'hf29EstimatePrice', null, 'HF9602', null, null, 'HELP-MARKET-PRICE', null, 3],
    [40, 'HF0102', '5', 'hf2iLoanYear', null, null, null, null, 'HELP-LOAN-YEARS', null, 5],
    [50, 'HF0102', '6', 'hf24WorkName', null, 'HF9602', null, null, null, '1', 6],
    [60, 'HF0103', '11', 'hf22VillageDetail', '想找的小区', null, null, null, null, null, 11],
    [70, 'HF0103', '11', 'hf22HourceType', null, 'HF9601', null, null, null, null, 11],
    [80, 'HF0103', '11', 'hf22Area1', '最小面积', 'HF9602', null, null, null, null, 11],
    [90, 'HF0103', '11', 'hf22Area2', '最大面积', 'HF9602', null, null, null, null, 11],
    [100, 'HF0103', '11', 'hf22LiftType', null, 'HF9601', null, null, null, null, 11],
    [110, 'HF0103', '11', 'hf22School', null, null, null, null, 'HELP-SCHOOL', null, 11],
    [120, 'HF0103', '11', 'hf22Memo', '其他要求', 'HF9602', null, null, null, null, 11],
    [130, 'HF0103', '7', 'hf25Date1', null, 'HF9602', null, null, 'HELP-FUND-MONTHS', '0', 7],
    [140, 'HF0103', '3', 'hf29PayLandWhere', null, null, null, 'HF9804', null, null, 3],
    [150, 'HF0103', '7', 'hf25FundRePay', null, null, 1, null, null, '0', 7],
  ],
)

// The help texts of the first city explain local practice. The other city also requires other fields, under other
// labels.
export const cityFieldRows = rowsFor(
  cityFieldGrid,
  [
    'sortOrder',
    '$city',
    'hf02Table',
    'hf02FldName',
    'hf02Name1',
    'hf02CtrlVals1Pc',
    'optValue',
    'hf02CtrlVals3',
    'memberType',
    'hf02CtrlVals5',
    'tableId',
  ],
  [
    [10, '440100', '3', 'hf29SurveyStatus', null, null, null, null, null, 'HELP-SURVEY', 3],
    [20, '440100', '3', 'hf29PayLandWhere', null, null, null, null, null, 'HELP-LAND-FEE', 3],
    [30, '440100', '4', 'hf2hAuditType', null, null, null, null, null, 'HELP-ESCROW', 4],
    [40, '440100', '4', 'hf2hRealEstate', null, null, null, null, null, 'HELP-REPAIR-FUND', 4],
    [50, '440100', '7', 'hf25FundBody', null, null, null, null, '0', 'HELP-FUND-BODY', 7],
    [60, '440100', '7', 'hf25FundRePay', null, null, null, null, '0', 'HELP-FUND-BODY', 7],
    [70, '440100', '8', 'hf26Area', null, null, null, null, '0', 'HELP-INSURED-AREA', 8],
    [80, '440100', '9', 'hf27Area', null, null, null, null, '0', 'HELP-INSURED-AREA', 9],
    [90, '440100', '10', 'hf28HourseSource', null, null, null, null, null, 'HELP-HOUSE-SOURCE', 10],
    [100, '440100', '11', 'hf22School', null, null, null, null, null, 'HELP-SCHOOL', 11],
    [110, '440100', '5', 'hf2iFundRepayYear', null, null, null, null, null, 'HELP-FUND-MONTHS', 5],
    [120, '440100', '4', 'hf2hOnlineAmt', null, null, null, null, null, 'HELP-CONTRACT-PRICE', 4],
    [130, '440300', '3', 'hf29SurveyStatus', '产权查册结果', 'HF9601', null, null, null, 'HELP-SURVEY', 3],
    [140, '440300', '8', 'hf26Area', '社保参保区', null, null, null, '0', 'HELP-INSURED-AREA', 8],
    [150, '440300', '11', 'hf22School', '意向学位', null, null, null, null, 'HELP-SCHOOL', 11],
    [160, '440300', '3', 'hf29PayLandWhere', null, null, null, 'HF9804', null, null, 3],
    [170, '440300', '7', 'hf25FundRePay', null, null, 1, null, null, null, 7],
    [180, '440600', '3', 'hf29SurveyStatus', '不动产查档结果', 'HF9601', null, null, null, null, 3],
    [190, '440600', '8', 'hf26Area', '名下房屋所在区', 'HF9602', null, null, null, null, 8],
  ],
)
