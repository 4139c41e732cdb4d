export const ar = { failed: 'تعذّر تحميل هذا الجزء من الموقع', again: 'حاول مرة أخرى' } as const
