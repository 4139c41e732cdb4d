export const gold = '#E3B04B'
