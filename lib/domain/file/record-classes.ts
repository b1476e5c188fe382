import { FILE_CLASS } from '../codes.ts'
import { demand } from '../demand/demand.ts'
import { house } from '../house/house.ts'
import { loan } from '../loan/loan.ts'
import { member } from '../member/member.ts'
import { project } from '../project/project.ts'
import { trade } from '../trade/trade.ts'

/** What a kept file is about (HX58). */
export type FileClass = (typeof FILE_CLASS)[keyof typeof FILE_CLASS]

/**
 * Which classes of files a record keeps beside its fields, by the service of the record, in their order. Others keep
 * none.
 * @source UPL-001, CAL-038
 */
const CLASSES: Readonly<Record<string, readonly FileClass[]>> = {
  [project.service]: [FILE_CLASS.other],
  [demand.service]: [FILE_CLASS.other],
  [house.service]: [FILE_CLASS.title, FILE_CLASS.site, FILE_CLASS.taxes],
  [member.service]: [
    FILE_CLASS.identity,
    FILE_CLASS.marriage,
    FILE_CLASS.register,
    FILE_CLASS.income,
    FILE_CLASS.credit,
  ],
  [trade.service]: [FILE_CLASS.contract, FILE_CLASS.payments],
  [loan.service]: [FILE_CLASS.loan],
}

/** Which classes of files the records of a service keep; none for all others. */
export function fileClassesOf(service: string): readonly FileClass[] {
  return (Object.hasOwn(CLASSES, service) ? CLASSES[service] : undefined) ?? []
}

/** True for a class that the records of the service keep: files of others stand in a field of theirs. */
export function isFileClassOf(service: string, fileCls: string | null | undefined): boolean {
  return fileClassesOf(service).some((known) => known === fileCls)
}
