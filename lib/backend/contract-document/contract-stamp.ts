import {
  contractTemplate,
  SALE_CONTRACT_FORM,
  SALE_CONTRACT_NAME,
} from '../../domain/contract-text/contract-template.ts'
import type { FormDocument } from '../../domain/form-record/form-documents.ts'
import { formValues } from '../../domain/form-record/form-values.ts'
import type { Files } from '../files.ts'
import { stampOf } from '../form-record/form-stamp.ts'
import type { CaseContract } from './read-contract.ts'

/** The contract as a document that can be drawn. */
export function documentOfContract({ parts }: CaseContract): FormDocument {
  return {
    formId: SALE_CONTRACT_FORM,
    formName: SALE_CONTRACT_NAME,
    template: contractTemplate(parts),
    turn: {},
    isValid: true,
  }
}

/** A stamp that changes with any content of the contract. */
export function contractStamp(files: Pick<Files, 'sign'>, contract: CaseContract): Promise<string> {
  return stampOf(files, documentOfContract(contract), formValues(contract.of))
}
