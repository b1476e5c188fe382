import { FILE_CLASS } from '../codes.ts'
import { demand } from '../demand/demand.ts'
import { house } from '../house/house.ts'
import { loan } from '../loan/loan.ts'
import { member } from '../member/member.ts'
import { project } from '../project/project.ts'
import { trade } from '../trade/trade.ts'

/** The subject of a stored file (HX58). */
export type FileClass = (typeof FILE_CLASS)[keyof typeof FILE_CLASS]

/**
 * Which classes of files a record stores beside its fields, in their order, by the service of the record. Other records
 * store none.
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

/** The classes of files that records of a service store; empty for all others. */
export function fileClassesOf(service: string): readonly FileClass[] {
  return (Object.hasOwn(CLASSES, service) ? CLASSES[service] : undefined) ?? []
}

/** True for a class that records of the service store; files of other classes are values of a field. */
export function isFileClassOf(service: string, fileCls: string | null | undefined): boolean {
  return fileClassesOf(service).some((known) => known === fileCls)
}
