import { PRINT_STANDARD } from '../codes.ts'
import type { FormBlock, FormTemplate } from '../form-record/form-template.ts'
import type { ChosenPart } from './contract-blocks.ts'
import { ofContract } from './contract-part.ts'
import { blank } from '../form-record/template-parts.ts'

/** Form id of the contract among the documents of a case. */
export const SALE_CONTRACT_FORM = 'SALE-CONTRACT'
/** Increase it with every change of the wording. */
const REVISION = 1
/** @public */
export const SALE_CONTRACT_NAME = '存量房买卖合同'

/** All parts of a contract as one document to print. @source ROU-016, OPN-084 */
export function contractTemplate(parts: readonly ChosenPart[]): FormTemplate {
  return {
    formId: SALE_CONTRACT_FORM,
    formName: SALE_CONTRACT_NAME,
    revision: REVISION,
    group: '',
    variant: null,
    issuer: '示例房产交易服务中心',
    printStandard: PRINT_STANDARD.singleSided,
    blocks: [
      { block: 'title', text: SALE_CONTRACT_NAME, lines: [['合同编号：', blank(ofContract('contractNo'), 130)]] },
      ...parts.flatMap(({ title, blocks }): readonly FormBlock[] => [
        { block: 'text', style: 'heading', parts: [title] },
        ...blocks,
      ]),
    ],
  }
}
