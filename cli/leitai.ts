console.log('Leitai opens soon.')
