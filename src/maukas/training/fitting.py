"""Fitting a network to samples, compiled: gradients over the few features that are on, and Adam's steps; no other library is needed."""

import numpy as np
from numba import njit

from maukas.bots.value_net import HEADS, SECOND_WIDTH, WIDTH, ValueNet, add_rows
from maukas.games.compiler import Compiled
from maukas.training.self_play import Samples

POINTS_WEIGHT = 0.25  # of the points in the loss


def new_net(features: int, seed: int) -> ValueNet:
    """A network with small random weights."""
    chance = np.random.default_rng(seed)

    def drawn(rows: int, columns: int, scale: float) -> Compiled:
        return (chance.standard_normal((rows, columns)) * scale).astype(np.float32)

    def zeros(size: int) -> Compiled:
        return np.zeros(size, np.float32)

    return ValueNet(
        drawn(features, WIDTH, 0.15),
        zeros(WIDTH),
        drawn(WIDTH, SECOND_WIDTH, (2 / WIDTH) ** 0.5),
        zeros(SECOND_WIDTH),
        drawn(SECOND_WIDTH, HEADS, (1 / SECOND_WIDTH) ** 0.5),
        zeros(HEADS),
    )


def like(net: ValueNet) -> ValueNet:
    """Room for something of each weight."""
    return ValueNet(*map(np.zeros_like, net))


@njit(nogil=True, fastmath=True)  # not kept: a training takes longer than to compile it
def gradients(
    net: Compiled,
    slope: Compiled,
    places: Compiled,
    strengths: Compiled,
    noted: Compiled,
    wins: Compiled,
    points: Compiled,
    order: Compiled,
) -> Compiled:
    """Add up the slopes of the loss over the samples in `order`; return the loss in the chance to win, and in points."""
    sums = np.zeros(WIDTH, np.float32)
    hidden = np.zeros(SECOND_WIDTH, np.float32)
    back = np.zeros(WIDTH, np.float32)
    win_loss, point_loss = 0.0, 0.0
    for sample in order:
        for i in range(WIDTH):
            sums[i] = net.first_bias[i]
        add_rows(sums, net.first, places[sample], strengths[sample], 0, noted[sample])
        for j in range(SECOND_WIDTH):
            hidden[j] = net.second_bias[j]
        for i in range(WIDTH):
            if sums[i] > 0:
                for j in range(SECOND_WIDTH):
                    hidden[j] += sums[i] * net.second[i, j]
        chance, point = net.head_bias[0], net.head_bias[1]
        for j in range(SECOND_WIDTH):
            if hidden[j] > 0:
                chance += hidden[j] * net.heads[j, 0]
                point += hidden[j] * net.heads[j, 1]
        chance = 1 / (1 + np.exp(-chance))
        win_loss -= np.log(max(chance, 1e-6)) * wins[sample] + np.log(max(1 - chance, 1e-6)) * (1 - wins[sample])
        point_loss += (point - points[sample]) ** 2
        by_chance = np.float32(chance - wins[sample])
        by_point = np.float32(POINTS_WEIGHT * (point - points[sample]))
        slope.head_bias[0] += by_chance
        slope.head_bias[1] += by_point
        for j in range(SECOND_WIDTH):
            if hidden[j] > 0:
                slope.heads[j, 0] += by_chance * hidden[j]
                slope.heads[j, 1] += by_point * hidden[j]
                hidden[j] = by_chance * net.heads[j, 0] + by_point * net.heads[j, 1]
                slope.second_bias[j] += hidden[j]
            else:
                hidden[j] = 0
        for i in range(WIDTH):
            back[i] = 0
            if sums[i] > 0:
                total = np.float32(0)
                for j in range(SECOND_WIDTH):
                    slope.second[i, j] += sums[i] * hidden[j]
                    total += net.second[i, j] * hidden[j]
                back[i] = total
            slope.first_bias[i] += back[i]
        for number in range(noted[sample]):
            place, strength = places[sample, number], strengths[sample, number]
            for i in range(WIDTH):
                slope.first[place, i] += strength * back[i]
    return win_loss, point_loss


@njit(nogil=True, fastmath=True)
def adam(weights: Compiled, slope: Compiled, mean: Compiled, square: Compiled, count: int, rate: float, size: int) -> None:
    """One of Adam's steps, after which the slopes are zero again."""
    quick, slow = np.float32(0.9), np.float32(0.999)
    step = np.float32(rate * np.sqrt(1 - 0.999**count) / (1 - 0.9**count))
    for i in range(len(weights)):
        now = slope[i] / np.float32(size)
        mean[i] = quick * mean[i] + (1 - quick) * now
        square[i] = slow * square[i] + (1 - slow) * now * now
        weights[i] -= step * mean[i] / (np.sqrt(square[i]) + np.float32(1e-8))
        slope[i] = 0


class Fitter:
    """A network, and what Adam remembers of its slopes."""

    def __init__(self, net: ValueNet) -> None:
        self.net = net
        self.slope, self.mean, self.square = like(net), like(net), like(net)
        self.steps = 0

    def fit(self, samples: Samples, count: int, batch: int, rate: float, dice: np.random.Generator) -> tuple[float, float]:
        """Go once over the samples; return the mean loss in the chance to win, and in points."""
        order = dice.permutation(count)
        losses = np.zeros(2)
        for start in range(0, count - batch + 1, batch):
            part = order[start : start + batch]
            columns = (samples.places, samples.strengths, samples.noted, samples.wins, samples.points)
            losses += gradients(self.net, self.slope, *columns, part)
            self.steps += 1
            for weights, slope, mean, square in zip(self.net, self.slope, self.mean, self.square, strict=True):
                adam(weights.reshape(-1), slope.reshape(-1), mean.reshape(-1), square.reshape(-1), self.steps, rate, batch)
        win_loss, point_loss = losses / (count // batch * batch)
        return float(win_loss), float(point_loss)
