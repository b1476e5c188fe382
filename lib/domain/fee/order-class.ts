import { ORDER_CLASS } from '../codes.ts'

/** The class of an order by the charge it pays for; a charge that is not listed is a service of ours. */
const CLASS_OF_CHARGE: Readonly<Record<string, string>> = {
  PC03: ORDER_CLASS.thirdParty,
  PC04: ORDER_CLASS.thirdParty,
  PC06: ORDER_CLASS.thirdParty,
  PC08: ORDER_CLASS.thirdParty,
  PC09: ORDER_CLASS.thirdParty,
  PC11: ORDER_CLASS.thirdParty,
  PC10: ORDER_CLASS.taxes,
  PC14: ORDER_CLASS.consulting,
}

/** @param chargeType project_charge_cls @source INC-012 (SL01_BILL_CLASS) @public */
export function orderClassOf(chargeType: string): string {
  return (Object.hasOwn(CLASS_OF_CHARGE, chargeType) ? CLASS_OF_CHARGE[chargeType] : undefined) ?? ORDER_CLASS.service
}
