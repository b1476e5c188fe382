/** Numbers that standards and authorities have published as examples, and what is wrong with those that are wrong. */

export const CITIZEN_IDS = [
  ['11010519491231002X', '1949-12-31', 'HF5902'],
  ['440524188001010014', '1880-01-01', 'HF5901'],
  ['34052419800101001X', '1980-01-01', 'HF5901'],
  ['34052419800101001x', '1980-01-01', 'HF5901'],
  ['810000199408230021', '1994-08-23', 'HF5902'],
  ['830000199201300022', '1992-01-30', 'HF5902'],
] as const

export const WRONG_CITIZEN_IDS = [
  ['340524198001010013', 'check'],
  ['810000199408230023', 'check'],
  ['440106199902300017', 'date'],
  ['440106199913010014', 'date'],
  ['440106179901010014', 'century'],
  ['440106210001010014', 'century'],
  ['34052419800101001', 'format'],
  ['340524800101001', 'format'],
  ['3405241980010100XX', 'format'],
] as const

export const PERMANENT_RESIDENTS = [
  ['911124198108030024', '1981-08-03', 'HF5902'],
  ['932682198501010017', '1985-01-01', 'HF5901'],
] as const

export const CREDIT_CODES = [
  ['91350100M000100Y43', true],
  ['91350100M000100Y4Z', false],
  ['91350100M000100Y44', false],
  ['91440101MA000025X0', true],
  ['N2440101MF12345677', true],
  ['91440101MA000025X1', false],
  ['91440199MADEM00035', true],
  ['91440199MADEM1006M', true],
] as const

export const PERMITS = [
  'H12345678',
  'M1234567801',
  'H00000001',
  'HA1234567',
  '12345678',
  '1234567801',
  '00000001',
] as const
export const WRONG_PERMITS = ['H1234567', 'T12345678', '1234567', 'A1234567', 'HB1234567', '123456789'] as const
export const PASSPORTS = [
  'E12345678',
  'EA1234567',
  'G12345678',
  'KJ1234567',
  'MA1234567',
  'E1234567',
  'L898902C3',
] as const
export const SOLDIERS = ['军字第2001988号', '士字第P011816X号', '南字第1234号'] as const
