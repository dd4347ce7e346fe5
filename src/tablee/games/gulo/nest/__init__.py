"""The nest as real physics: a bowl, 22 wooden eggs, a pole, and a hand that steals."""
