export const ar = { remoteFailed: 'تعذّر تحميل هذا الجزء من الموقع' } as const
