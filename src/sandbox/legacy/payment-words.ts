/** What the payment pages say, by language. */
export const paymentWords = {
  en: {
    title: 'Make a payment',
    account: 'Member ID',
    due: 'Amount due',
    amount: 'Payment amount',
    pay: 'Pay now',
    bad: 'Check the member ID and the amount.',
    paid: 'Thank you. We received your payment of',
  },
  es: {
    title: 'Hacer un pago',
    account: 'Número de afiliado',
    due: 'Monto adeudado',
    amount: 'Monto del pago',
    pay: 'Pagar ahora',
    bad: 'Revise el número de afiliado y el monto.',
    paid: 'Gracias. Recibimos su pago de',
  },
};
